// Reads the tables of server/store/schema.sql: their columns, primary keys and foreign keys.

interface SchemaColumn {
  readonly name: string;
  readonly type: string;
}

export interface Reference {
  readonly columns: readonly string[];
  readonly table: string;
}

export interface SchemaTable {
  readonly name: string;
  readonly columns: readonly SchemaColumn[];
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly Reference[];
}

const TABLE = /^create table (\w+) \(\n([\s\S]*?)\n\);$/gm;
const COLUMN = /^ {2}(?!primary |foreign |check )(\w+) (\w+)/gm;
const PRIMARY_KEY = /^ {2}primary key \(([^)]*)\)/m;
const FOREIGN_KEY = /^ {2}foreign key \(([^)]*)\) references (\w+)/gm;

/** The tables in the order of the schema. */
export function schemaTables(schema: string): SchemaTable[] {
  return [...schema.matchAll(TABLE)].map(([, name = '', body = '']) => ({
    name,
    columns: [...body.matchAll(COLUMN)].map(([, column = '', type = '']) => ({
      name: column,
      type,
    })),
    primaryKey: listed(PRIMARY_KEY.exec(body)?.[1] ?? ''),
    foreignKeys: [...body.matchAll(FOREIGN_KEY)].map(([, columns = '', table = '']) => ({
      columns: listed(columns),
      table,
    })),
  }));
}

function listed(names: string): string[] {
  return names.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
}
