// The server process without any setup: what a service manager starts.
import { startServer } from './start-server.ts';

await startServer();
