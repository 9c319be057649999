import { defineCommand } from '../command/defineCommand.ts'
import { onDatabase } from '../command/onDatabase.ts'
import { flag, option, refuse, wholeNumberWithin } from '../command/options.ts'
import { runCatalogue } from './runCatalogue.ts'
import type { CatalogueRequest } from './runCatalogue.ts'

/** `npm run catalogue`: the goods as files, docs/catalogue.md. */
export const catalogueArguments = defineCommand({
  name: 'catalogue',
  positionals: 'export [FILE] | check FILE … | import FILE … | generate FILE.json',
  options: {
    replace: flag('check, import: what the files do not name leaves the shop'),
    stock: flag('export: with a column for the pieces in the warehouse'),
    semicolons: flag('export: separates cells by semicolons, as Excel does in most of Europe'),
    variants: option('N', 'generate: how many variants (1000)', wholeNumberWithin(1, 1_000_000), 1_000),
    seed: option('N', 'generate: the same seed gives the same goods (1)', wholeNumberWithin(0, 999_999_999), 1),
  },
  notes: `FILE.csv has a row for each variant, or for each category; FILE.json has both. docs/catalogue.md lists the columns.
\`export\` to goods.csv writes the categories to goods-categories.csv beside it; without FILE it prints JSON.
\`check\` lists what \`import\` would refuse and writes nothing. \`import\` takes all files or, if anything is wrong, none.
\`generate\` writes invented goods like the demonstration's, for measurements.
Running shops show what was imported within two seconds.
The embedded database cannot be shared: stop the shop first, or name a PostgreSQL by DATABASE_URL.
Exit code: 0 done, 2 wrong arguments, or a file that cannot be read or is refused.`,
  request: ({
    values: { replace, stock, semicolons, variants, seed },
    positionals: [action, ...files],
  }): CatalogueRequest => {
    switch (action) {
      case 'export':
        if (replace) return refuse('--replace is for check and import.')
        if (files.length > 1) return refuse('export writes one file.')
        return { _tag: 'Export', file: files[0] ?? null, hasStock: stock, delimiter: semicolons ? ';' : ',' }
      case 'check':
      case 'import':
        if (stock || semicolons)
          return refuse('--stock and --semicolons are for export; a file says for itself what it has.')
        if (files.length === 0) return refuse('Name the files to read.')
        return { _tag: action === 'check' ? 'Check' : 'Import', files, replaces: replace }
      case 'generate': {
        const [file] = files
        if (replace || stock || semicolons) return refuse('generate takes only --variants and --seed.')
        if (file === undefined || files.length > 1 || !file.toLowerCase().endsWith('.json'))
          return refuse('generate writes one file, FILE.json.')
        return { _tag: 'Generate', file, variants, seed }
      }
      default:
        return refuse('The action is one of export, check, import and generate.')
    }
  },
})

/** Works on the shop's database; an embedded one must not be in use by the shop. */
export const main = (): Promise<void> => {
  const request = catalogueArguments.readOrExit()
  return onDatabase((db) => runCatalogue(db, request, Date.now()))
}
