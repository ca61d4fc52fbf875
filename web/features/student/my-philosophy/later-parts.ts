// What My Philosophy shows only after something has happened. It is loaded when the questions are on the screen.
export { ShownChangeNote } from '../../../course-ui/shown-changes/shown-change-note.tsx';
export { AfterQuestion } from './versions/after-question.tsx';
export { SetAsideTexts } from './versions/set-aside-texts.tsx';
export { ShowSetAside } from './versions/show-set-aside.tsx';
