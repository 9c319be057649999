import { filesIn, foldersIn } from './mutatedFolders.ts'
import type { MutationPiece } from './mutationPieces.ts'

/** Folders and files of the server of which no mutant is made, and why. */
export const notMutated: Readonly<Record<string, string>> = {
  'server/catalog/seed': 'data: the goods of the demonstration',
  'server/content/seed': 'data: the pages of the demonstration',
  'server/content/starter': 'data: the pages of a new shop',
  'server/gallery/seed': 'data: the photos of the demonstration',
  'server/languages': 'texts: the translations of the goods',
  'server/media/drawings': 'drawings: judged by eye',
  'server/media/kit': 'drawings: judged by eye',
  'server/media/views': 'drawings: judged by eye',
  'server/storage/migrations': 'a migration never changes once it has run',
  'server/storage/tables': 'types only',
  'server/main.ts': 'starts a process: tests start the built server',
}

/** Not in a folder with a noun's name: judged by the tests of the server as a whole. */
const looseTests = ['tests/server/serverConfig.test.ts', 'tests/server/http', 'tests/server/health']

/** Judged also, or only, by tests that stand elsewhere: files and folders from `tests/`. */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  inventory: [
    'server/inventory',
    'server/cart/reserve.test.ts',
    'server/cart/reserveInCart.test.ts',
    'server/order/placeOrder.test.ts',
  ],
  kit: ['server/http', 'server/limits', 'server/seller'],
  outage: ['server/codes'],
  promotion: ['server/cart/coupons.test.ts', 'server/order/placeOrder.test.ts', 'server/operator/promotions.test.ts'],
  session: ['server/session', 'server/http/capabilities.test.ts', 'server/cart/priceAdjustments.test.ts'],
  storage: ['server/storage', 'server/idempotency', 'server/inventory'],
  withdrawal: ['server/withdrawal', 'tools/withdrawals'],
}

/** One for each folder of the server, and one for the files beside them. */
export const serverPieces = (root: string): readonly MutationPiece[] =>
  [
    { name: 'server', code: filesIn(root, 'server', false), tests: looseTests },
    ...foldersIn(root, 'server').map((folder) => ({
      name: `server/${folder}`,
      code: filesIn(root, `server/${folder}`),
      tests: (neighbours[folder] ?? [`server/${folder}`]).map((path) => `tests/${path}`),
    })),
  ]
    .map((piece) => ({ ...piece, code: piece.code.filter((file) => !isLeftOut(file)) }))
    .filter(({ code }) => code.length > 0)

const isLeftOut = (file: string): boolean =>
  Object.keys(notMutated).some((path) => file === path || file.startsWith(`${path}/`))
