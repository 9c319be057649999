export type MailTables = {
  /** Letters to be sent, as plain text. */
  mail: { id: string; recipient: string; subject: string; body: string; sent_at: number }
}
