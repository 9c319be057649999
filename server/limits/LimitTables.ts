export type LimitTables = {
  /**
   * How often one subject has come to one limit in the window that ends at `ends_at` (epoch ms). `id`: both, hashed.
   * `tried` = `most` + 1: the limit is reached, and somebody was refused since.
   */
  limit_count: { id: string; tried: number; most: number; ends_at: number }
}
