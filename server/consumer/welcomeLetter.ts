import type { Letter } from '../mail/sendMail.ts'
import type { SiteLocale } from '../site/siteLocale.ts'

/** Tells whoever reads that mailbox that there is an account now, and what to do if it was not they who opened it. */
export const welcomeLetter = (locale: SiteLocale, name: string): Pick<Letter, 'subject' | 'body'> =>
  letters[locale.language](name === '' ? '' : ` ${name}`, `/${locale.code}/account`, `/${locale.code}/forgot-password`)

const letters = {
  en: (name: string, account: string, reset: string) => ({
    subject: 'Welcome to Cairn',
    body: `Hello${name},\n\nyour account is open. Your orders and what you like are here:\n\n${account}\n\nIf it was not you who opened it, choose a password of your own and it is yours:\n\n${reset}`,
  }),
  fr: (name: string, account: string, reset: string) => ({
    subject: 'Bienvenue chez Cairn',
    body: `Bonjour${name},\n\nvotre compte est ouvert. Vos commandes et vos favoris sont ici :\n\n${account}\n\nSi ce n’est pas vous qui l’avez ouvert, choisissez votre propre mot de passe et il est à vous :\n\n${reset}`,
  }),
} as const
