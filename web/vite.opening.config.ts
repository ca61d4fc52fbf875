/// <reference types="node" />
// Builds render-opening.tsx for the server: one file that needs no packages.
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { namedMedia, themeVariables } from './page-plugins.ts';
import { shortClasses } from './short-class-names.ts';

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  publicDir: false,
  // The same as for the browser, so that classes have the same names.
  plugins: [react(), themeVariables(), namedMedia(), shortClasses(here)],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: path.join(here, 'render-opening.tsx'),
    // Beside the assets, where nothing is served.
    outDir: path.join(here, 'dist/opening'),
    emptyOutDir: true,
    target: 'es2024',
    minify: false,
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      checks: { pluginTimings: false },
      output: { codeSplitting: false, entryFileNames: 'render-opening.mjs' },
    },
  },
});
