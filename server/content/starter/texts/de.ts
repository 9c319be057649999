import type { StarterText } from '../StarterText.ts'

export const de: StarterText = {
  gaps: {
    name: '[Name deiner Firma]',
    address: '[Deine Postanschrift]',
    email: '[Deine E-Mail-Adresse]',
    phone: '[Deine Telefonnummer]',
    vat: '[Deine USt-IdNr.]',
  },
  frame: {
    menu: 'Sortiment',
    byKind: 'Nach Art',
    footer: 'Fußzeile',
    help: 'Hilfe',
    legal: 'Rechtliches',
    trackOrder: 'Bestellung verfolgen',
    withdraw: 'Vertrag widerrufen',
    withdrawal: 'Widerrufsrecht',
    withdrawalLede: 'Wie du innerhalb von 14 Tagen widerrufst und was dann geschieht.',
    notFound: 'Diese Seite gibt es nicht',
    notFoundDetail: 'Die Adresse ist vielleicht falsch, oder die Seite ist umgezogen.',
    back: 'Zur Startseite',
    search: 'Suchen',
    departments: 'Sortiment',
    newest: 'Neu im Sortiment',
  },
  pages: ({ name, address, email, vat }) => ({
    delivery: {
      title: 'Lieferung',
      lede: 'Was sie kostet, steht im Warenkorb, bevor du bezahlst.',
      sections: [
        ['Wohin und wie lange', '[Nenne die Länder, in die du lieferst, die Paketdienste und die Zahl der Tage.]'],
        ['Was es kostet', 'Gib im Warenkorb deine Postleitzahl ein, und du siehst den Preis jeder Lieferart.'],
      ],
    },
    'how-to-return': {
      title: 'Rückgabe',
      lede: 'Wie du etwas zurückschickst und wann das Geld kommt.',
      sections: [
        [
          'Was du zurückgeben kannst',
          '[Sag, innerhalb wie vieler Tage und in welchem Zustand. Der Shop erstellt sechzig Tage lang Etiketten.]',
        ],
        [
          'So schickst du es',
          'Das Etikett findest du bei deiner Bestellung, sobald sie zugestellt ist: in deinem Konto oder unter <a href="/track-order">Bestellung verfolgen</a>.',
        ],
        ['Wann das Geld kommt', '[Sag, innerhalb wie vieler Tage und auf welchem Weg du erstattest.]'],
      ],
    },
    'contact-us': {
      title: 'Kontakt',
      lede: 'So erreichst du uns.',
      sections: [
        ['Per E-Mail', email],
        ['Per Post', `${name}, ${address}`],
      ],
    },
    privacy: {
      title: 'Datenschutz',
      lede: 'Was wir über dich speichern, warum, und was du verlangen kannst.',
      sections: [
        [
          'Wer verantwortlich ist',
          `${name}, ${address}. ${email}`,
          '[Nenne deine Datenschutzbeauftragte oder deinen Datenschutzbeauftragten, wenn du das musst.]',
        ],
        [
          'Was wir speichern und warum',
          '[Zähle die Daten von Bestellungen, Konten, E-Mails und Besuchen auf, jeweils mit Zweck und Rechtsgrundlage.]',
        ],
        [
          'Wer sie noch bekommt',
          '[Nenne Paketdienste, Zahlungsdienst, Hoster und alle anderen, und in welchen Ländern sie sind.]',
        ],
        ['Wie lange wir sie speichern', '[Sag für jede Art von Daten, wann sie gelöscht wird.]'],
        ['Cookies', '[Zähle auf, was auf dem Gerät gespeichert wird, wozu, und was eine Einwilligung braucht.]'],
        [
          'Deine Rechte',
          '[Zähle die Rechte auf Auskunft, Berichtigung, Löschung, Widerspruch und Beschwerde auf, und wie man sie ausübt.]',
        ],
      ],
    },
    'brand-terms': {
      title: 'AGB',
      lede: 'Was gilt, wenn du bei uns bestellst.',
      sections: [
        ['Bei wem du kaufst', `${name}, ${address}. ${email}`],
        [
          'Wie ein Vertrag zustande kommt',
          '[Sag, wann du eine Bestellung annimmst: mit der Bestätigung per E-Mail oder anders.]',
        ],
        ['Preise und Zahlung', '[Sag, dass Preise die Steuer enthalten, wie man bezahlen kann, und wann du abbuchst.]'],
        ['Lieferung', 'Was für die Lieferung gilt, steht auf der Seite <a href="/help/delivery">Lieferung</a>.'],
        ['Wenn etwas mangelhaft ist', '[Sag, welche Rechte das Gesetz in jedem Land gibt, in das du verkaufst.]'],
        [
          'Recht und Streitigkeiten',
          '[Nenne das Recht, das gilt, und ob du an einem Verfahren vor einer Schlichtungsstelle teilnimmst.]',
        ],
      ],
    },
    imprint: {
      title: 'Impressum',
      lede: 'Wer diesen Shop betreibt und wie du uns erreichst.',
      sections: [
        ['Anbieter', `${name}, ${address}`, '[Nenne, wer die Firma vertritt.]'],
        ['So erreichst du uns', `${email}. [Deine Telefonnummer]`],
        ['Register und Umsatzsteuer', '[Nenne das Register und deine Nummer.]', vat],
        ['Streitigkeiten', '[Sag, ob du an einem Verfahren vor einer Verbraucherschlichtungsstelle teilnimmst.]'],
      ],
    },
  }),
}
