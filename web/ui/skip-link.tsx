import styles from './skip-link.module.css';

/** Takes a keyboard past the menu; it shows only while it has the focus. */
export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      Skip to the content
    </a>
  );
}
