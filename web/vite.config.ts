/// <reference types="node" />
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { classNameImports } from './build/class-name-imports.ts';
import { listedPackages } from './build/listed-packages.ts';
import { compressedCopies, earlyScript, namedMedia, startedEarly } from './build/page-plugins.ts';
import { shortClasses } from './build/short-class-names.ts';

const here = import.meta.dirname;
const views = (...names: readonly string[]): string[] =>
  names.map((name) => path.join(here, `features/${name}.tsx`));

export default defineConfig({
  root: here,
  publicDir: false,
  plugins: [
    react(),
    namedMedia(),
    shortClasses(here),
    classNameImports(),
    earlyScript(
      [
        'opening/page/early-color-scheme.js',
        'opening/page/early-fonts.js',
        'opening/page/early-calls.js',
        'opening/page/early-start.js',
      ].map((file) => path.join(here, file)),
      {
        desc: views('student/description/description-view'),
        descText: [path.join(here, 'ui/markdown/rendered-markdown.tsx')],
        sched: views('student/schedule/schedule-view'),
        own: views('student/my-philosophy/my-philosophy-view'),
        lookUp: views(
          'student/my-philosophy/my-philosophy-view',
          'student/my-philosophy/look-up/look-up-view',
        ),
        login: views('account/login/login-view'),
      },
    ),
    startedEarly(),
    compressedCopies(),
    listedPackages(),
  ],
  // The server replaces this by the nonce of each answer (server/opening/web-pages.ts).
  html: { cspNonce: '__STYLE_NONCE__' },
  build: {
    outDir: path.join(here, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    // A file inside a style sheet or script as data: would weaken the policy and the cache.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Reads only the icons and components that are used, instead of the whole sets.
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      // Our icons are such a set too. Without this, every page would load all of them.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]ui[\\/]icons(?:\.ts|[\\/])/, sideEffects: false }],
      },
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: chunkGroups(here) } },
    },
  },
  server: {
    proxy: {
      '/api': `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`,
    },
  },
});
