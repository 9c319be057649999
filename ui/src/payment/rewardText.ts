import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { errorText } from '../copy/errorText.ts'
import type { ErrorsCopy } from '../copy/types/errorsCopy.ts'
import type { RewardCopy } from '../copy/types/rewardCopy.ts'

/** LOY-09, LOY-10: why a reward does not pay; of a code that has a meaning of its own here, in words of its own. */
export const rewardText = (
  t: RewardCopy,
  errors: ErrorsCopy,
  { errorId, message }: Pick<RefusalView, 'errorId' | 'message'>,
): string => reasons[errorId]?.(t) ?? errorText(errors, errorId, message)

const reasons: Readonly<Record<string, (t: RewardCopy) => string>> = {
  PYT404: (t) => t.unknown(),
  PYT300: (t) => t.there(),
  GFC740: (t) => t.empty(),
  GFC725: (t) => t.notForGiftCards(),
  PAY400: (t) => t.creditFirst(),
  'reward-lost': (t) => t.lost(),
}
