import type { AccountView } from '../../../contracts/views/accountView.ts'

type Left = AccountView['left']

/** `known`: when the last sign-out was that this page knows of, epoch ms; undefined = it has just opened, and what it finds is no news. */
export const isNewSignOut = (known: number | null | undefined, left: Left): left is NonNullable<Left> =>
  known !== undefined && left !== null && left.at !== known
