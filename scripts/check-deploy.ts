// npm run check-deploy: checks that programs can read their files in deploy/, as far as those programs are
// installed. It isn't part of npm test.
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectFolder } from '../tools/programs/run-step.ts';

const deploy = path.join(projectFolder, 'deploy');
const folder = mkdtempSync(path.join(tmpdir(), 'elenchus-deploy-'));
let failed = 0;

function run(program: string, args: readonly string[]) {
  return spawnSync(program, args, { encoding: 'utf8', cwd: folder });
}

/** Runs a program on a file. A missing program is reported as skipped, not as a failure. */
function check(subject: string, program: string, args: readonly string[]): void {
  const { error, status, stdout, stderr } = run(program, args);
  if (error) {
    console.log(`SKIPPED ${subject}: there is no ${program} on this machine`);
    return;
  }
  console.log(`${status === 0 ? 'ok     ' : 'FAILED '} ${subject}`);
  if (status === 0) return;
  failed += 1;
  console.log(`${stdout}${stderr}`);
}

/** nginx wants the certificate that the file names, and a whole configuration around a server block. */
function checkNginx(): void {
  const certificate = path.join(folder, 'fullchain.pem');
  const key = path.join(folder, 'privkey.pem');
  const subject = ['-subj', '/CN=elenchus.example.edu', '-days', '1', '-nodes'];
  run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    ...subject,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  const site = readFileSync(path.join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll('/etc/ssl/elenchus', folder)
    .replaceAll(/listen (\[::\]:)?(80|443)/g, 'listen $18$2');
  const frame = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${site} }`;
  writeFileSync(path.join(folder, 'frame.conf'), frame);
  check('nginx.conf', 'nginx', ['-t', '-q', '-p', folder, '-c', path.join(folder, 'frame.conf')]);
}

/** The program that a unit starts doesn't exist before the installation, so another program takes its place here. */
function checkUnits(): void {
  const units = globSync('*.{service,timer}', { cwd: deploy });
  for (const unit of units) {
    const text = readFileSync(path.join(deploy, unit), 'utf8');
    writeFileSync(
      path.join(folder, unit),
      text.replaceAll(/^ExecStart=\/opt\S+/gm, 'ExecStart=/bin/true'),
    );
  }
  const files = units.map((unit) => path.join(folder, unit));
  check(units.join(', '), 'systemd-analyze', ['verify', '--man=no', ...files]);
}

try {
  checkNginx();
  checkUnits();
  for (const script of ['elenchus-run', 'rolling-restart']) {
    check(script, 'sh', ['-n', path.join(deploy, script)]);
  }
  copyFileSync(path.join(deploy, 'elenchus-alerts.yml'), path.join(folder, 'elenchus-alerts.yml'));
  copyFileSync(path.join(deploy, 'prometheus.yml'), path.join(folder, 'prometheus.yml'));
  check('prometheus.yml and its alerts', 'promtool', ['check', 'config', 'prometheus.yml']);
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = failed === 0 ? 0 : 1;
