export interface ScreenFacts {
  readonly path: string
  readonly area: string
  readonly component: string
  /** The screen of a signed-in user. */
  readonly isOwn: boolean
  readonly titleKey: string
  readonly title: string
}

/** The import path of a file of the web app, from the new file. */
type ImportOf = (file: string) => string

const componentFile = (component: string) =>
  `${component
    .replace(/Screen$/, '')
    .replaceAll(/(?!^)([A-Z])/g, '-$1')
    .toLowerCase()}.screen.tsx`

export const screenFile = ({ path, area, component, titleKey }: ScreenFacts, importOf: ImportOf) => `
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { ButtonLink } from '${importOf('router-links.tsx')}'

/** \`${path}\` */
export function ${component}() {
  const t = useT('${area}')
  const places = useT('navigation')
  return (
    <Screen title={t('${titleKey}')}>
      <ButtonLink to="/">{places('onlineBooking')}</ButtonLink>
    </Screen>
  )
}
`

export const routeFile = ({ path, area, component, isOwn }: ScreenFacts, importOf: ImportOf) => `
import { createFileRoute } from '@tanstack/react-router'
${isOwn ? `import { signedInOnly } from '${importOf('guards.ts')}'` : ''}
import { loadRouteTexts } from '${importOf('load-route-texts.ts')}'
import { ${component} } from '${importOf(componentFile(component))}'
${isOwn ? `import { gated } from '${importOf('-gated.tsx')}'` : ''}

export const Route = createFileRoute('${path}')({
  ${isOwn ? 'beforeLoad: signedInOnly,' : ''}
  loader: loadRouteTexts('${area}'${isOwn && area !== 'access' ? ", 'access'" : ''}),
  component: ${isOwn ? `gated(${component})` : component},
})
`

export const testFile = ({ path, component, isOwn, title }: ScreenFacts, importOf: ImportOf) => `
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
${isOwn ? `import { session } from '${importOf('session.ts')}'` : ''}
${isOwn ? `import { answer } from '${importOf('answer.ts')}'` : ''}
import { open } from '${importOf('open.tsx')}'
${isOwn ? `import { anna, tokens } from '${importOf('people.ts')}'` : ''}

test(${JSON.stringify(`${title}: what it shows`)}, async () => {
${isOwn ? "  session.start(tokens)\n  answer('readProfile', anna)\n" : ''}  await open('${path}')
  expect(await screen.findByRole('heading', { level: 1, name: ${JSON.stringify(title)} })).toBeTruthy()
  expect.fail('${component} shows nothing yet: say here what it shows')
})
`
