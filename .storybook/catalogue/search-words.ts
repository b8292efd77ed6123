/**
 * Storybook's search field only finds names of stories and headings of pages. It reads the headings
 * from its index: this script, which runs before Storybook's own, adds the search words of components
 * to the index while it loads. If that fails, the index is unchanged.
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
        for (const [id, texts] of Object.entries(await words)) {
          const entry = index.entries[id];
          if (entry === undefined) continue;
          entry.anchors = texts.map((title) => ({ id: 'top', title }));
        }
        return new Response(JSON.stringify(index), { headers: { 'Content-Type': 'application/json' } });
      } catch {
        return answer;
      }
    };
  })();
</script>`;
