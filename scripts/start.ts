// npm start: builds the screens when needed, then becomes the server; an empty database gets the demo course.
import { startServer } from '../server/start-server.ts';
import { addDemoCourse } from '../demo/add-demo-course.ts';
import { buildScreens } from '../tools/programs/build-screens.ts';

if (await buildScreens()) await startServer(addDemoCourse);
else {
  console.error('The screens could not be built (the message is above), so nothing was started.');
  process.exitCode = 1;
}
