import { regionalText } from '../kit/regionalText.ts'
import { writeLetter } from '../mail/layout/writeLetter.ts'
import type { LetterSite } from '../mail/layout/writeLetter.ts'
import type { Letter } from '../mail/sendMail.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'

/** SIGN-35: tells the owner of the mailbox that there is an account now, and what to do if they did not open it. */
export const welcomeLetter = (to: string, firstName: string, site: LetterSite): Letter => {
  const { code, language } = site.locale
  const { hello, welcome } = accountText[language]
  return writeLetter(
    {
      to,
      subject: welcome.subject,
      parts: [
        { kind: 'text', text: hello(firstName.trim()) },
        { kind: 'text', text: regionalText(welcome.text, site.locale) },
        { kind: 'link', label: welcome.account, path: `/${code}/account` },
        { kind: 'text', text: welcome.stranger },
        { kind: 'link', label: welcome.choose, path: `/${code}/forgot-password` },
      ],
      because: 'newAccount',
    },
    site,
  )
}

/** AUTH-23: `code` is the secret of the link. */
export const resetLetter = (to: string, firstName: string, code: string, site: LetterSite): Letter => {
  const { hello, reset } = accountText[site.locale.language]
  return writeLetter(
    {
      to,
      subject: reset.subject,
      parts: [
        { kind: 'text', text: hello(firstName.trim()) },
        { kind: 'text', text: reset.text },
        {
          kind: 'link',
          label: reset.choose,
          path: `/${site.locale.code}/forgot-password?email=${encodeURIComponent(to)}&code=${code}`,
        },
        { kind: 'text', text: regionalText(reset.stranger, site.locale) },
      ],
      because: 'account',
    },
    site,
  )
}

type AccountText = {
  /** The name may be empty. */
  readonly hello: (name: string) => string
  readonly welcome: {
    readonly subject: string
    readonly text: string
    readonly account: string
    readonly stranger: string
    readonly choose: string
  }
  readonly reset: {
    readonly subject: string
    readonly text: string
    readonly choose: string
    readonly stranger: string
  }
}

const named = (hello: string, name: string, sign = ','): string => `${hello}${name === '' ? '' : ` ${name}`}${sign}`

const accountText: Readonly<Record<Language, AccountText>> = {
  en: {
    hello: (name) => named('Hello', name),
    welcome: {
      subject: 'Welcome to Cairn',
      text: 'You have an account with us now. You’ll find your orders and favorites there.',
      account: 'Go to your account',
      stranger: 'If you didn’t create it, choose a password of your own, and the account is yours.',
      choose: 'Choose a password',
    },
    reset: {
      subject: 'Choose a new password',
      text: 'You can choose a new password here. The link works once, within the next hour.',
      choose: 'Choose a new password',
      stranger: 'If you didn’t ask for this, you can ignore this email. Your password stays as it is.',
    },
  },
  fr: {
    hello: (name) => named('Bonjour', name),
    welcome: {
      subject: 'Bienvenue chez Cairn',
      text: 'Votre compte est créé. Vous y trouverez vos commandes et vos favoris.',
      account: 'Voir votre compte',
      stranger: 'Si vous ne l’avez pas créé, choisissez votre propre mot de passe et il est à vous.',
      choose: 'Choisir un mot de passe',
    },
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      text: 'Vous pouvez choisir un nouveau mot de passe ici. Le lien sert une seule fois, dans l’heure qui vient.',
      choose: 'Choisir un nouveau mot de passe',
      stranger: 'Si vous n’avez rien demandé, ignorez cet e-mail. Votre mot de passe ne change pas.',
    },
  },
  de: {
    hello: (name) => named('Hallo', name),
    welcome: {
      subject: 'Willkommen bei Cairn',
      text: 'Dein Konto ist angelegt. Deine Bestellungen und Favoriten findest du dort.',
      account: 'Zu deinem Konto',
      stranger: 'Wenn du es nicht selbst angelegt hast, wähle ein eigenes Passwort, und das Konto gehört dir.',
      choose: 'Passwort wählen',
    },
    reset: {
      subject: 'Wähle ein neues Passwort',
      text: 'Hier kannst du ein neues Passwort wählen. Der Link gilt einmal und für eine Stunde.',
      choose: 'Neues Passwort wählen',
      stranger: 'Wenn du das nicht angefordert hast, musst du nichts tun. Dein Passwort bleibt, wie es ist.',
    },
  },
  it: {
    hello: (name) => named('Ciao', name),
    welcome: {
      subject: 'Ti diamo il benvenuto in Cairn',
      text: 'Il tuo account è attivo. Lì trovi i tuoi ordini e i tuoi preferiti.',
      account: 'Vai al tuo account',
      stranger: 'Se non l’hai creato tu, scegli una password tua e l’account è tuo.',
      choose: 'Scegli una password',
    },
    reset: {
      subject: 'Scegli una nuova password',
      text: 'Qui puoi scegliere una nuova password. Il link vale una sola volta, per un’ora.',
      choose: 'Scegli una nuova password',
      stranger: 'Se non l’hai chiesto tu, non devi fare nulla. La tua password resta com’è.',
    },
  },
  es: {
    hello: (name) => named('Hola', name, ':'),
    welcome: {
      subject: 'Te damos la bienvenida a Cairn',
      text: 'Ya tienes cuenta. Ahí encontrarás tus pedidos y favoritos.',
      account: 'Ir a mi cuenta',
      stranger: 'Si no la has creado tú, elige una contraseña propia y la cuenta será tuya.',
      choose: 'Elegir una contraseña',
    },
    reset: {
      subject: 'Elige una contraseña nueva',
      text: 'Aquí puedes elegir una contraseña nueva. El enlace sirve una sola vez, durante una hora.',
      choose: 'Elegir una contraseña nueva',
      stranger: 'Si no lo has pedido tú, no tienes que hacer nada. Tu contraseña sigue igual.',
    },
  },
}
