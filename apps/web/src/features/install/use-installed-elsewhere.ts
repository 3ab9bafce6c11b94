import { useEffect, useState } from 'react'

interface KnowsApps {
  getInstalledRelatedApps?(): Promise<readonly unknown[]>
}

/** Some browsers tell a page that its app is already installed. */
export function useInstalledElsewhere(): boolean {
  const [isInstalled, setInstalled] = useState(false)
  useEffect(() => {
    const asked = (navigator as KnowsApps).getInstalledRelatedApps?.()
    // It is not allowed in a frame.
    asked?.then(apps => setInstalled(apps.length > 0)).catch(() => undefined)
  }, [])
  return isInstalled
}
