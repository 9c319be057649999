export type FavoriteTables = {
  /** One per subject. `shared_at` (epoch ms): since then whoever knows the id may read it. */
  favorite_list: { id: string; subject: string; shared_at: number | null }
  favorite_item: { list_id: string; product_id: string; item_id: string; added_at: number }
}
