// Asks for what a course page needs while the page's own scripts are still on their way.
// early-calls.ts hands the answers over; the build fills in the files of each view.
(() => {
  const [, courseID] = /^\/([\w-]{2,64})\/?$/.exec(location.pathname) ?? [];
  if (courseID === undefined || /^(admin|api|assets)$/i.test(courseID)) return;
  const view = new URLSearchParams(location.search).get('view') ?? 'desc';
  const kind = view === 'desc' || view === 'sched' || view.startsWith('help') ? view : 'own';
  const isLookUp = /^(?:faq|rubric|progress|grades)$/.test(view);
  const calls = new Map();
  Object.assign(globalThis, { elenchusEarlyCalls: calls });

  const ask = (address) => {
    const answer = fetch(address, { credentials: 'same-origin' });
    // The code that takes the answer handles the failure; here it would be reported as unhandled.
    answer.catch(() => {});
    calls.set(address, answer);
    return answer;
  };

  // The page's own scripts may have been faster; an answer that nobody reads would keep its connection open.
  const askOnce = (address) => {
    if (globalThis.elenchusEarlyCalls === calls && !calls.has(address)) void ask(address);
  };

  // Only the server knows who is logged in, and what belongs to a person is requested by name.
  const askForOwn = async (session, design) => {
    const { isLoggedIn, isInstructor, isTA, username, status } = await (
      await session
    )
      .clone()
      .json();
    if (!isLoggedIn || isInstructor || isTA) return;
    const name = encodeURIComponent(username);
    if (kind === 'own') askOnce(`/api/studentAnswers/${courseID}/${name}`);
    // Only students of a course with something to grade can have due dates of their own (domain/grading/due-work.ts).
    if (status !== 'student') return;
    const items = await (await design).clone().json();
    const isGraded = items.some((item) => item.dataType === 'evaluation');
    const usesGrading = items.some(
      ({ dataType, dataText }) => dataType === 'courseUsesGrading' && dataText === 'Yes',
    );
    if (!isGraded || !usesGrading) return;
    askOnce(`/api/studentGrades/${courseID}/${name}`);
    if (view === 'grades') askOnce(`/api/handedBack/${courseID}/${name}`);
  };

  // Where the server has put the first screen into the page, its data and its rendered texts are there too. Students
  // get their design as a call, which the browser can keep; it is asked for with the scripts.
  const opening = document.documentElement?.dataset.opening;
  const hasOpening = opening !== undefined;
  if (opening === 'own') {
    addEventListener('elenchus:start', () => void ask(`/api/courseDesign/${courseID}`));
  } else if (!hasOpening) {
    const session = ask(`/api/session/${courseID}`);
    const design = ask(`/api/courseDesign/${courseID}`);
    if (kind === 'own' || kind === 'sched') askForOwn(session, design).catch(() => {});
  }
  const ownView = isLookUp ? 'lookUp' : 'own';
  // Visitors have to log in for what is their own.
  const ownShown = opening === 'public' ? 'login' : ownView;
  const shown = kind === 'own' ? ownShown : kind;
  const { [shown]: files = [], [`${shown}Text`]: textFiles = [] } = __VIEW_FILES__;
  const preload = () => {
    for (const file of hasOpening ? files : [...files, ...textFiles]) {
      const link = Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href: `/${file}`,
        crossOrigin: '',
      });
      document.head.append(link);
    }
  };
  // Where there is something to read already, it is painted first (early-start.js).
  if (hasOpening) addEventListener('elenchus:start', preload);
  else preload();
})();
