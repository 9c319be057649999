import type { ConsentCommand } from '../../../contracts/commands/consentCommand.ts'
import { allowedCategories } from '../../domain/consent/consent.ts'
import type { Decide } from '../decision.ts'

export const decideConsent: Decide<ConsentCommand> = {
  /** TRK-03: the same answer to the same notice is no news. */
  GiveConsent: ({ consent }, { categories, hasPrivacyControl, policyVersion, at }) => {
    const given = allowedCategories(categories, hasPrivacyControl)
    return consent?.policyVersion === policyVersion && String(consent.categories) === String(given)
      ? []
      : [{ _tag: 'v1.ConsentGiven', categories: given, policyVersion, at }]
  },
}
