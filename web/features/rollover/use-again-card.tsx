/** "Use this course again": a new course for the next term. */
export function UseAgainCard() {
  return (
    <section aria-labelledby="use-again-heading">
      <h2 id="use-again-heading">Use this course again</h2>
      <p>
        Create a course for the next term from this one. Class days keep their order and get new
        dates, and due dates keep their place among the class days.
      </p>
    </section>
  );
}
