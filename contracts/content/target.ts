import { choice, group, line, list, optional, url } from './field.ts'

/** CMS-22: a button or a link. */
export const target = (title: string, help?: string) =>
  group(
    {
      text: optional(line('Text', 'What the link says')),
      url: url('Address', 'A path of this shop such as /journal, or a whole address'),
      targetAttribute: optional(choice(['_self', '_blank'], 'Opens in', 'Another tab only for other sites')),
      style: optional(choice(['primary', 'secondary', 'quiet', 'link'], 'Style', 'One primary button per screen')),
    },
    title,
    help,
  )

export const targets = (title = 'Buttons and links', help?: string) => list(target('Button or link'), title, help, 8)

export type Target = ReturnType<typeof target>['Type']
