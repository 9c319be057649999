import { boilingWool, resoleInThreeWeeks, sewAButton, stitchTheWelt } from './journal/workshopStories.ts'
import { breakThemIn, lacingForTheDescent, measureYourFeet, nineDaysOneSock } from './journal/footwearStories.ts'
import { dogOnTheTrail, mapWhenFlat, packTheHeavyThings, walkingWithKids } from './journal/trailStories.ts'
import { downThatLasts, threeZips, washYourShell, waxOrNot } from './journal/careStories.ts'
import { firstHut, flatironsByBus, lakeIsabelle, whereTheWindStarts } from './journal/walkStories.ts'
import { microspikes, shortDays, springMud, threeLayers } from './journal/seasonStories.ts'
import type { SeedDocument } from './SeedDocument.ts'

/** The journal's stories. They are listed by date, the newest first, wherever they are shown. */
export const journalArticles: readonly SeedDocument[] = [
  boilingWool,
  breakThemIn,
  dogOnTheTrail,
  downThatLasts,
  firstHut,
  flatironsByBus,
  lacingForTheDescent,
  lakeIsabelle,
  mapWhenFlat,
  measureYourFeet,
  microspikes,
  nineDaysOneSock,
  packTheHeavyThings,
  resoleInThreeWeeks,
  sewAButton,
  shortDays,
  springMud,
  stitchTheWelt,
  threeLayers,
  threeZips,
  walkingWithKids,
  washYourShell,
  waxOrNot,
  whereTheWindStarts,
]
