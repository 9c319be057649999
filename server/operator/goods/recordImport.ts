import type { GoodsCounts } from '../../catalog/file/importCatalogue.ts'
import type { GoodsFile } from '../../catalog/file/readGoodsFile.ts'
import type { OperatorCaller } from '../../kit/Context.ts'
import type { Tx } from '../../storage/Tables.ts'
import { recordChange } from '../recordChange.ts'
import { catalogueNoun } from './goodsChanges.ts'

/** OPR-07, OPS-35: an import in the audit trail. `by`: null = the command. */
export const recordImport =
  (
    files: readonly Pick<GoodsFile, 'name'>[],
    replaces: boolean,
    by: Pick<OperatorCaller, 'email'> | null,
    now: number,
    newId: () => string,
  ) =>
  async (tx: Tx, { added, changed, gone }: GoodsCounts): Promise<void> =>
    recordChange(
      tx,
      by,
      {
        noun: catalogueNoun,
        key: files.map(({ name }) => name).join(', '),
        before: {},
        after: { added, changed, withdrawn: gone, replaces },
      },
      now,
      newId,
    )
