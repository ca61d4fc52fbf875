// Says where the data is, then becomes the server. An empty database gets the demo course, as with `npm start`.
import { addDemoCourse } from '../demo/add-demo-course.ts';
import { startServer } from '../server/start-server.ts';
import { readCommandSettings } from './command-settings.ts';

export async function startServing(): Promise<void> {
  const { location } = readCommandSettings();
  console.log(
    location.engine === 'sqlite'
      ? `The data is in ${location.file}`
      : 'The data is in PostgreSQL (DATABASE_URL).',
  );
  await startServer(addDemoCourse);
}
