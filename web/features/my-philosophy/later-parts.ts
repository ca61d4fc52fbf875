// What My Philosophy shows only after something has happened. It is loaded when the questions are on the screen.
export { ShownChangeNote } from '../../course-ui/shown-change-note.tsx';
export { OtherVersions } from './other-versions.tsx';
export { SetAsideTexts } from './set-aside-texts.tsx';
