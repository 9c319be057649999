import type { Migration } from './Migration.ts'
import { migrationsFrom0001 } from './from0001.ts'
import { migrationsFrom0012 } from './from0012.ts'
import { migrationsFrom0026 } from './from0026.ts'
import { migrationsFrom0049 } from './from0049.ts'
import { migrationsFrom0065 } from './from0065.ts'

/**
 * In the order in which they are applied, which is not always that of their numbers. Databases count the steps they
 * have, so add yours at the end of the last file.
 */
export const migrations: readonly Migration[] = [
  ...migrationsFrom0001,
  ...migrationsFrom0012,
  ...migrationsFrom0026,
  ...migrationsFrom0049,
  ...migrationsFrom0065,
]
