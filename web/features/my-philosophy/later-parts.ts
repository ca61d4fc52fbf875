// What My Philosophy shows only after something has happened. It is loaded when the questions are on the screen.
export { ShownChangeNote } from '../../course-ui/shown-changes/shown-change-note.tsx';
export { AfterQuestion } from './after-question.tsx';
export { SetAsideTexts } from './set-aside-texts.tsx';
export { ShowSetAside } from './show-set-aside.tsx';
