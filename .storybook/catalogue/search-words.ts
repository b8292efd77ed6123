/**
 * Storybook's search field only finds names of stories and headings that are written in a page's file. It reads
 * them from its index: this script, which runs before Storybook's own, adds the search words of components, and
 * the headings that pages are given when they are built, while the index loads. If that fails, the index is unchanged.
 */
export const searchWordsScript = `<script>
  (() => {
    const load = window.fetch;
    const words = load('./search-words.json').then((answer) => answer.json());
    window.fetch = async (address, options) => {
      const answer = await load(address, options);
      if (!/(^|\\/)index\\.json$/.test(String(address).split('?')[0])) return answer;
      try {
        const index = await answer.clone().json();
        for (const [id, anchors] of Object.entries(await words)) {
          const entry = index.entries[id];
          if (entry === undefined) continue;
          entry.anchors = anchors;
        }
        return new Response(JSON.stringify(index), { headers: { 'Content-Type': 'application/json' } });
      } catch {
        return answer;
      }
    };
  })();
</script>`;
