import { Virtual } from '@guidepup/virtual-screen-reader';

/**
 * The reader brings its own user-event, which, once in a document, tracks
 * the values of its inputs. Beside the one that plays type with, React would no
 * longer hear of a change; so it gets to believe that it has done so already.
 */
async function keepFromTrackingInputs(): Promise<void> {
  const virtual = new Virtual();
  document.addEventListener = () => undefined;
  const started = virtual.start({ container: document.body });
  Reflect.deleteProperty(document, 'addEventListener');
  await started;
  await virtual.stop();
}

const ready = keepFromTrackingInputs();

export interface Reader {
  readonly virtual: Virtual;
  /** Everything said since it started; it grows. */
  readonly log: readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Starts a virtual screen reader on the page, made to hear what real ones hear:
 * the state of inputs, not the attribute that they began with, and focus in the
 * order in which it moves.
 */
export async function startReader(container: HTMLElement): Promise<Reader> {
  await ready;
  const virtual = new Virtual();
  const restore = readAsRealOnesDo();
  let hear: EventListener | undefined;
  // On the container, it would hear of a focus that moves on at once after the next one.
  container.addEventListener = (type: string, listener: EventListener) => {
    hear = listener;
    window.addEventListener(type, listener, true);
  };
  const started = virtual.start({ container });
  Reflect.deleteProperty(container, 'addEventListener');
  await started;
  return {
    virtual,
    log: await virtual.spokenPhraseLog(),
    stop: async () => {
      if (hear !== undefined) window.removeEventListener('focusin', hear, true);
      await virtual.stop();
      restore();
    },
  };
}

function readAsRealOnesDo(): () => void {
  const restores = [
    answer(HTMLInputElement.prototype, (input, attribute) => {
      if (attribute === 'checked') return input.checked ? '' : null;
      return attribute === 'aria-checked' && input.indeterminate ? 'mixed' : undefined;
    }),
    answer(HTMLOptionElement.prototype, (option, attribute) => {
      if (attribute !== 'selected') return undefined;
      return option.selected ? '' : null;
    }),
    nameWhatIsGone(),
  ];
  return () => {
    for (const restore of restores) restore();
  };
}

/** Answers for some attributes of a kind of element; undefined leaves them as they are. */
function answer<Kind extends Element>(
  prototype: Kind,
  value: (element: Kind, attribute: string) => string | null | undefined,
): () => void {
  const get = Reflect.get(Element.prototype, 'getAttribute');
  const has = Reflect.get(Element.prototype, 'hasAttribute');
  prototype.getAttribute = function answered(this: Kind, name) {
    const given = value(this, name);
    return given === undefined ? get.call(this, name) : given;
  };
  prototype.hasAttribute = function answered(this: Kind, name) {
    const given = value(this, name);
    return given === undefined ? has.call(this, name) : given !== null;
  };
  return () => {
    Reflect.deleteProperty(prototype, 'getAttribute');
    Reflect.deleteProperty(prototype, 'hasAttribute');
  };
}

/** A change is read after what changed may be gone: its labels are then looked for in the page. */
function nameWhatIsGone(): () => void {
  const { prototype } = HTMLElement;
  const getRootNode = Reflect.get(Node.prototype, 'getRootNode');
  prototype.getRootNode = function rootOrPage(this: HTMLElement, options) {
    return this.isConnected ? getRootNode.call(this, options) : this.ownerDocument;
  };
  return () => {
    Reflect.deleteProperty(prototype, 'getRootNode');
  };
}
