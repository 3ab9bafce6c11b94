import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useEffect } from 'react'
import { STALE_TIMES } from '../../app/api/stale-times.ts'
import { useProvider } from '../../app/provider/provider-choice.ts'
import classes from './provider-name.module.css'

/** The portal's medical organisation, with its name, logo and colour. */
export function ProviderName() {
  const code = useProvider()
  const { data: providers } = useCallQuery(
    'listProviders',
    { query: {} },
    { staleTime: STALE_TIMES.listProviders },
  )
  const provider = providers?.find(each => each.code === code)
  const accent = provider?.accentColour
  useEffect(() => {
    // Loaded in the background: the first screen is rendered before the clinics are loaded.
    if (accent)
      void import('./apply-accent-colour.ts').then(({ applyAccentColour }) => applyAccentColour(accent))
  }, [accent])
  if (provider?.logoUrl) return <img src={provider.logoUrl} alt={provider.name} className={classes.logo} />
  return <strong>{provider?.name}</strong>
}
