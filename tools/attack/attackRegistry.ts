import type { Attack } from './Attack.ts'
import { accountAttacks } from './guessing/accountAttacks.ts'
import { hashAttacks } from './availability/hashAttacks.ts'
import { pipelineAttacks } from './availability/pipelineAttacks.ts'
import { slowAttacks } from './availability/slowAttacks.ts'
import { amountAttacks } from './money/amountAttacks.ts'
import { raceAttacks } from './money/raceAttacks.ts'
import { codeAttacks } from './sessions/codeAttacks.ts'
import { strangerAttacks } from './sessions/strangerAttacks.ts'
import { tokenAttacks } from './sessions/tokenAttacks.ts'
import { connectionAttacks } from './database/connectionAttacks.ts'
import { canaryAttacks } from './hygiene/canaryAttacks.ts'
import { pathAttacks } from './hygiene/pathAttacks.ts'
import { shapeAttacks } from './hygiene/shapeAttacks.ts'
import { siteAttacks } from './hygiene/siteAttacks.ts'
import { giftCardAttacks } from './guessing/giftCardAttacks.ts'
import { letterAttacks } from './guessing/letterAttacks.ts'
import { orderAttacks } from './guessing/orderAttacks.ts'

/** Every attack, in the order in which they are carried out. */
export const attackRegistry: readonly Attack[] = [
  ...giftCardAttacks,
  ...orderAttacks,
  ...accountAttacks,
  ...letterAttacks,
  ...pipelineAttacks,
  ...hashAttacks,
  ...slowAttacks,
  ...codeAttacks,
  ...tokenAttacks,
  ...strangerAttacks,
  ...amountAttacks,
  ...raceAttacks,
  ...shapeAttacks,
  ...siteAttacks,
  ...pathAttacks,
  ...canaryAttacks,
  ...connectionAttacks,
]
