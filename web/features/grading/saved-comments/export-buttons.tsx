import {
  COMMENT_FILE_FORMATS,
  commentFileText,
} from '@elenchus/domain/comment-bank/comment-export.ts';
import type { SavedComment } from '@elenchus/domain/comment-bank/saved-comment.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';

interface ExportButtonsProps {
  readonly comments: readonly SavedComment[];
  /** The name of the file without its ending. */
  readonly name: string;
}

const FORMATS = {
  csv: { type: 'text/csv;charset=utf-8', label: 'Export CSV' },
  json: { type: 'application/json', label: 'Export JSON' },
} as const;

/** Downloads a list as a file that can be imported into another course. */
export function ExportButtons({ comments, name }: ExportButtonsProps) {
  if (comments.length === 0) return null;
  return COMMENT_FILE_FORMATS.map((format) => (
    <Button
      key={format}
      onClick={() => {
        const file = new Blob([commentFileText(comments, format)], { type: FORMATS[format].type });
        saveFile(file, `${name}.${format}`);
      }}
    >
      {FORMATS[format].label}
    </Button>
  ));
}
