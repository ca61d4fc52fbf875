// The server of npm run dev: the one that npm start runs, without building the screens; an empty database gets the
// demo course.
import { startServer } from '../server/start-server.ts';
import { addDemoCourse } from '../demo/add-demo-course.ts';

await startServer(addDemoCourse);
