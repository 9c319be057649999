import type { Mark } from './requirementRows.ts'

/**
 * The layers in which a test file proves what it says. Server tests read every answer with the contract's schema. A
 * function of the screen alone (tests/ui, *.test.ts) proves nothing: a shopper reads the screen, so a component is
 * rendered (*.test.tsx) or a browser opened.
 */
export const layersOf = (path: string): readonly Mark[] => byFolder.find(([folder]) => folder.test(path))?.[1] ?? []

const byFolder: readonly (readonly [folder: RegExp, layers: readonly Mark[]])[] = [
  [/^tests\/(domain|commands|events|logs)\//, ['core']],
  [/^tests\/(worker|adapters|tools\/simulate)\//, ['worker']],
  [/^tests\/contracts\//, ['contract']],
  [/^tests\/(server|postgres)\//, ['server', 'contract']],
  [/^tests\/ui\/.*\.test\.tsx$/, ['ui']],
  [/^tests\/(e2e|e2eTrouble|e2eContent|everyPage)\//, ['ui']],
]
