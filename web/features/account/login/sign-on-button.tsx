import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import sheet from '../../../ui/fields/form-sheet.module.css';

interface SignOnButtonProps {
  readonly courseID: string;
  readonly label: string;
}

/**
 * The way to the university's login. A link and not a form, because the policy of the page forbids a form whose answer
 * leads to another site.
 */
export function SignOnButton({ courseID, label }: SignOnButtonProps) {
  return (
    <div className={sheet.form}>
      <ButtonLink
        look="filled"
        size="md"
        href={paths.signOn(courseID, null)}
        // Only now: the page that the server renders is the same for every view behind the login.
        onClick={(event) => {
          const view = new URLSearchParams(location.search).get('view');
          event.currentTarget.href = paths.signOn(courseID, view);
        }}
      >
        {label}
      </ButtonLink>
    </div>
  );
}
