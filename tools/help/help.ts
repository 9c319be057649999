/** What each script of package.json does, in the order in which `npm run help` lists them. */
export const scriptLines: Readonly<Record<string, string>> = {
  start: 'builds what has changed and starts the shop on http://localhost:4173',
  dev: 'starts the shop with hot reloading',
  build: 'builds the site and the server into dist',
  test: 'runs what a change needs; npm test -- full runs everything, npm test lint unit runs only these two steps',
  verify: 'runs the quick steps: format, lint, types, walls, unit',
  format: 'formats every file',
  help: 'lists these scripts',
  'walls:write': 'writes the lint rules of .oxlintrc.json that follow from the table of layers',
  properties: 'runs the properties on many inputs, from a seed',
  simulate: 'plays whole shops under virtual time while everything goes wrong',
  shoppers: 'lets whole clients without a browser shop at a running server',
  kills: 'kills workers, pages and tabs in Chromium and checks that nothing is lost',
  failover: 'kills database nodes, servers and what is between them while shoppers order',
  attack: 'runs the attacks of a security review against a server on this machine',
  engines: 'walks through the shop in Chromium, Firefox and WebKitGTK',
  mutate: 'changes the code line by line and checks whether a test notices',
  bench: 'measures the core, the server and the browser',
  look: 'takes a picture of every screen, at two widths and in two color schemes',
  replay: 'folds a log exported from /debug, verifies it, or searches it',
  codes: 'writes docs/reproduce-errors.md: how to make the shop answer each error code',
  limits: 'writes docs/limits.md',
  states: 'writes docs/states.md',
  requirements: 'lists which requirements have a test in every layer of their marks, and what is missing',
  catalogue: 'exports, checks and imports the goods that the shop sells',
  content: 'lists, shows, publishes, exports and imports content documents, or prints a preview token',
  experiments: 'shows the results of each experiment, or compares our variants with the vendor’s SDK',
  reviews: 'lists unanswered questions and reported reviews, answers a question or hides a review',
  gallery: 'lists the pictures that shoppers sent to galleries, and shows or hides one',
  withdrawals: 'lists the statements of withdrawal that a person has to decide, and notes that one is done',
  mail: 'lists the letters of the outbox, has them tried again, and checks the mail server',
  enrol: 'prints a code that enrols a device of a store, lists the devices or revokes one',
  operator: 'invites, lists or revokes those who run the shop',
  backup: 'writes the whole database into one file',
  restore: 'fills an empty database from such a file',
  move: 'copies the embedded database to an empty PostgreSQL',
  sql: "runs one SQL statement on the shop's database",
  prepare: 'installs the pre-commit hook; npm runs it after npm install',
}

/** `npm run help`: every npm script in one line. A script's own options: `npm run NAME -- --help`. */
export const main = (): void => {
  const width = Math.max(...Object.keys(scriptLines).map((name) => name.length))
  for (const [name, line] of Object.entries(scriptLines)) console.log(`npm run ${name.padEnd(width)}  ${line}`)
}
