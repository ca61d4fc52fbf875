// Writes docs/tables.md: the tables of the database by subject, each group with a drawing.
import type { Reference, SchemaTable } from './schema-tables.ts';
import { NAMED_REFERENCES, TABLE_GROUPS } from './table-groups.ts';

const BEGINNING = `# The tables

The tables of the database, the same on SQLite and PostgreSQL. [server/store/schema.sql](../server/store/schema.sql) has every column and says what the surprising ones mean. The program \`node tools/tables/make-tables-page.ts\` makes this page from it, so don't edit this page by hand.

- Every primary key of course data begins with \`course\`. Nothing in a row refers to another course.
- A **foreign key** is checked by the database. It is a solid line in the drawings. Nearly every table refers to \`courses\`; the drawings leave these lines out.
- A **name** isn't checked: work stays when its question, its evaluation or the person is deleted. It is a dotted line. \`username_key\` then is the key of a row in \`former_people\`, such as \`ada/1\`. \`question_id\` and \`evaluation_id\` are the \`data_id\` of a design item.
- The drawings show the columns of primary keys and references. A line ends in a fork where there can be many rows, and in a bar where there is at most one.
`;

interface Line extends Reference {
  readonly isChecked: boolean;
}

/** The page about these tables. It throws when the groups and the schema don't have the same tables. */
export function tablesPage(tables: readonly SchemaTable[]): string {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const grouped = TABLE_GROUPS.flatMap((group) => Object.keys(group.tables));
  const missing = tables.filter(({ name }) => !grouped.includes(name));
  if (missing.length > 0 || grouped.length !== tables.length) {
    const names = missing.map(({ name }) => name).join(', ');
    throw new Error(`server/store/table-facts must list each table once. Missing: ${names}`);
  }
  const parts = TABLE_GROUPS.map(({ title, about, tables: kept }) => {
    const members = Object.keys(kept).flatMap((name) => byName.get(name) ?? []);
    const rows = members.map((table) => tableRow(table, kept[table.name]?.rowIs ?? ''));
    return `## ${title}

${about}

| table | a row is | primary key | foreign keys | names |
|---|---|---|---|---|
${rows.join('\n')}

${drawing(members)}`;
  });
  return [BEGINNING, ...parts].join('\n');
}

function tableRow(table: SchemaTable, rowIs: string): string {
  const lines = linesOf(table);
  const checked = lines.filter(({ isChecked }) => isChecked).map(arrow);
  const named = lines.filter(({ isChecked }) => !isChecked).map(arrow);
  const cells = [
    `\`${table.name}\``,
    rowIs,
    code(table.primaryKey),
    checked.join('; '),
    named.join('; '),
  ];
  return `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
}

function arrow({ columns, table }: Reference): string {
  return `${code(columns)} → \`${table}\``;
}

function code(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** The references of the columns of a table, checked by the database or not. */
function linesOf(table: SchemaTable): Line[] {
  const columns = new Set(table.columns.map(({ name }) => name));
  const checked = table.foreignKeys.map((key) => ({ ...key, isChecked: true }));
  const inChecked = new Set(table.foreignKeys.flatMap((key) => key.columns));
  const named = NAMED_REFERENCES.filter(
    (reference) =>
      !reference.except?.includes(table.name) &&
      reference.columns.every((column) => columns.has(column)) &&
      !reference.columns.every((column) => inChecked.has(column)),
  ).map((reference) => ({
    columns: reference.columns,
    table: reference.table,
    isChecked: false,
  }));
  return [...checked, ...named];
}

function drawing(members: readonly SchemaTable[]): string {
  const boxes = members.map((table) => box(table));
  const lines = members.flatMap((table) =>
    [...Map.groupBy(linesOf(table), (line) => `${line.table} ${line.isChecked}`).values()].flatMap(
      (group) => drawnLine(table, group),
    ),
  );
  return `\`\`\`mermaid
erDiagram
${[...boxes, ...lines].join('\n')}
\`\`\`
`;
}

/** The lines from one table to another, drawn as one; none to courses, where every table would have one. */
function drawnLine(from: SchemaTable, lines: readonly Line[]): string[] {
  const [first] = lines;
  if (!first || (first.table === 'courses' && from.name !== 'design_items')) return [];
  const labels = lines.map(({ columns }) => columns.join(', ')).join('; ');
  const rows = lines.every((line) => isOneRow(from, line)) ? 'o|' : 'o{';
  return [
    `  ${first.table} ${first.isChecked ? '||--' : '|o..'}${rows} ${from.name} : "${labels}"`,
  ];
}

/** Whether at most one row of a table can refer to the same row: its primary key is among the referring columns. */
function isOneRow(from: SchemaTable, { columns }: Reference): boolean {
  return from.primaryKey.every((column) => column === 'course' || columns.includes(column));
}

/** A table with the columns of its primary key and those that refer to other tables. */
function box(table: SchemaTable): string {
  const referring = new Set(linesOf(table).flatMap(({ columns }) => columns));
  const checked = new Set(table.foreignKeys.flatMap(({ columns }) => columns));
  const shown = table.columns
    .filter(({ name }) => table.primaryKey.includes(name) || referring.has(name))
    .map(({ name, type }) => {
      const marks = [
        ...(table.primaryKey.includes(name) ? ['PK'] : []),
        ...(checked.has(name) ? ['FK'] : []),
      ];
      return `    ${type} ${name} ${marks.join(', ')}`.trimEnd();
    });
  return `  ${table.name} {\n${shown.join('\n')}\n  }`;
}
