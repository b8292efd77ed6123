import { absent } from './absent-part.ts';

/** Stands for realtime-js's. */
export class RealtimeClient {
  /** supabase-js tells it every new token. */
  setAuth(): void {}

  channel(): never {
    return absent('realtime');
  }

  getChannels(): readonly never[] {
    return [];
  }

  removeChannel(): never {
    return absent('realtime');
  }

  async removeAllChannels(): Promise<readonly never[]> {
    return [];
  }
}
