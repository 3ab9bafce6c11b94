import { useEffect, useState } from 'react'

const light = {
  ground: '#e8e5e0',
  land: '#faf9f7',
  border: '#8f887f',
  green: '#dfe9d6',
  water: '#bcd9e4',
  built: '#efe9e2',
  road: '#ffffff',
  mainRoad: '#f6dfae',
  rail: '#c3bcb3',
  text: '#3b3733',
  halo: '#faf9f7',
}

/** The colours of the maps that we draw ourselves. */
export type MapColours = typeof light

const dark: MapColours = {
  ground: '#121110',
  land: '#26231f',
  border: '#8f8982',
  green: '#29312a',
  water: '#1d3a47',
  built: '#302c28',
  road: '#4a4540',
  mainRoad: '#6a5a38',
  rail: '#4a4540',
  text: '#ece9e5',
  halo: '#1a1817',
}

const ATTRIBUTE = 'data-mantine-color-scheme'

/** The colours of the current theme. */
export function useMapColours(): MapColours {
  const [colours, setColours] = useState(light)
  useEffect(() => {
    const root = document.documentElement
    const follow = () => setColours(root.getAttribute(ATTRIBUTE) === 'dark' ? dark : light)
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(root, { attributeFilter: [ATTRIBUTE] })
    return () => observer.disconnect()
  }, [])
  return colours
}
