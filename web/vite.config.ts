import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Fluent files are modules that hold their text; comments are for people who read the files. */
function fluent(): Plugin {
  return {
    name: 'fluent',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null;
      const text = source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}

/** Where `doublesix serve` answers while the page is being worked on. */
const SERVICE = 'http://127.0.0.1:8606';

export default defineConfig({
  plugins: [fluent(), svelte()],
  build: {
    outDir: '../src/doublesix/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVICE, ws: true, changeOrigin: true } } },
  test: { testTimeout: 120_000 },
});
