import { createContext, use } from 'react'
import { fillIn, studioDefaults } from '@/content/site'

/** The app gives what the settings say; without it, the beginning of content/site.ts holds. */
export const StudioContext = createContext(studioDefaults)

/** The studio's name, numbers and places. */
export const useStudio = () => use(StudioContext)

/** Texts with the studio's facts and claims in them. */
export const useFilled = <Value>(texts: Value): Value => fillIn(texts, useStudio())
