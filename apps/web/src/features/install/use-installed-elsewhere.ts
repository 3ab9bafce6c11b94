import { useEffect, useState } from 'react'

interface KnowsApps {
  getInstalledRelatedApps?(): Promise<readonly unknown[]>
}

/** Some browsers tell a page that its app is on the home screen already. */
export function useInstalledElsewhere(): boolean {
  const [isInstalled, setInstalled] = useState(false)
  useEffect(() => {
    const asked = (navigator as KnowsApps).getInstalledRelatedApps?.()
    // A frame may not ask.
    asked?.then(apps => setInstalled(apps.length > 0)).catch(() => undefined)
  }, [])
  return isInstalled
}
