// npm start: builds the screens when needed, then becomes the server.
import { buildScreens } from './build-screens.ts';

if (await buildScreens()) await import('../server/main.ts');
else {
  console.error('The screens could not be built (the message is above), so nothing was started.');
  process.exitCode = 1;
}
