import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { isCommonPassword } from '@elenchus/domain/people/common-passwords.ts';
import { checkNewPassword, PASSWORD_LENGTH_WORDS } from '@elenchus/domain/people/password-rules.ts';
import { IconCircle, IconCircleCheck } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './password-rules-list.module.css';

interface PasswordRulesProps {
  readonly username: string;
  readonly password: string;
  readonly confirmation: string;
}

/** The rules, each marked as soon as the typed password meets it. */
export function PasswordRules({ username, password, confirmation }: PasswordRulesProps) {
  const checked = checkNewPassword({ username, password });
  const isLongEnough = checked.ok || checked.reason !== 'too-short';
  const rules = [
    { text: PASSWORD_LENGTH_WORDS, kept: isLongEnough },
    { text: 'Not the same as your username', kept: !isSameUsername(password, username) },
    { text: 'Not a common one, such as “password1”', kept: !isCommonPassword(password) },
    { text: 'The same in both fields', kept: password === confirmation },
  ].map(({ text, kept }) => ({ text, kept: kept && password !== '' }));
  return (
    <ul className={styles.rules} aria-label="Rules for the new password">
      {rules.map(({ text, kept }) => (
        <li key={text} data-kept={kept || undefined}>
          {kept ? <IconCircleCheck aria-hidden /> : <IconCircle aria-hidden />}
          {text}
          <VisuallyHidden>{kept ? ' (done)' : ' (not yet)'}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
