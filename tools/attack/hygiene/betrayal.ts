const tells: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a stack', /\n\s+at .+:\d+:\d+|node:internal|node_modules\//],
  [
    'SQL',
    /\b(insert into "?\w+"? *(\(|values)|update "?\w+"? set|delete from "?\w+"? where|select .{1,200} from "?\w+"? where)/i,
  ],
  [
    'a message of the database',
    /PostgresError|syntax error at or near|violates (unique|foreign|check)|duplicate key value|pglite|kysely/i,
  ],
  ['a path of the machine', /\/(home|root|work|var|tmp|usr)\/[\w.-]+\//],
]

/** What an answer reveals of the server’s internals, or null. */
export const betraysItself = (text: string): string | null =>
  tells.find(([, pattern]) => pattern.test(text))?.[0] ?? null
