// node scripts/request-loop.ts URL COURSE INSTRUCTOR PASSWORD SECONDS: reads and saves without a pause and counts
// what fails. To try a restart or an update of an installation: every answer that is not a success is printed. Use
// a trial course: values of its add-user form, which no screen reads, are saved again and again.

const [origin = '', course = '', username = '', password = '', seconds = '20'] =
  process.argv.slice(2);
const CALLERS = 4;
const PAUSE = 10;
const headers = { 'content-type': 'application/json', origin };

async function logIn(): Promise<string> {
  const body = JSON.stringify({ username, password });
  const answer = await fetch(`${origin}/api/authenticate/${course}`, {
    method: 'POST',
    headers,
    body,
  });
  if (!answer.ok) throw new Error(`The login was answered with ${answer.status}.`);
  const session = answer.headers.getSetCookie().find((one) => one.startsWith(`elenchus_${course}`));
  return session?.split(';')[0] ?? '';
}

const cookie = await logIn();
const counts = { reads: 0, saves: 0, failed: 0, slowest: 0 };
const end = Date.now() + Number(seconds) * 1000;

async function call(kind: 'reads' | 'saves', path: string, init: RequestInit): Promise<void> {
  const start = Date.now();
  const { status, text } = await fetch(`${origin}${path}`, init).then(
    async (answer) => ({ status: answer.status, text: await answer.text() }),
    (failure: unknown) => ({ status: 0, text: String(failure) }),
  );
  counts[kind] += 1;
  counts.slowest = Math.max(counts.slowest, Date.now() - start);
  if (status === 200) return;
  counts.failed += 1;
  console.error(new Date().toISOString(), kind, status, text.slice(0, 200));
}

async function callRepeatedly(caller: number): Promise<void> {
  for (let round = 0; Date.now() < end; round += 1) {
    const item = { dataType: 'newUserFullName', dataID: String(caller), dataText: `${round}` };
    const body = JSON.stringify({ designData: [item] });
    await call('saves', `/api/courseDesign/update/${course}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body,
    });
    await call('reads', `/api/courseDesign/${course}`, { headers: { cookie } });
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

await Promise.all(Array.from({ length: CALLERS }, (_, caller) => callRepeatedly(caller)));
console.log(JSON.stringify(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
