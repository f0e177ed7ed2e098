import { chromium } from '@playwright/test'
import { findChromium } from './scripts/find-binaries.mjs'
const base=process.argv[2], out=process.argv[3], widths=(process.argv[4]).split(',').map(Number), schemes=process.argv[5].split(','), paths=process.argv.slice(6)
import fs from 'fs'; fs.mkdirSync(out,{recursive:true})
const browser=await chromium.launch({executablePath:findChromium(),args:['--no-sandbox','--disable-gpu']})
const ctx=await browser.newContext({locale:'en-MY',timezoneId:'Asia/Kuala_Lumpur'})
const page=await ctx.newPage()
page.on('console',m=>m.type()==='error'&&console.log('CONSOLE',m.text().slice(0,300)))
page.on('pageerror',e=>console.log('PAGEERROR',String(e).slice(0,300)))
await page.goto(base+'/admin'); await page.getByLabel('Email').fill('admin@example.test'); await page.getByLabel('Password').fill('local-admin-password'); await page.getByRole('button',{name:'Sign in'}).click()
await page.getByRole('link',{name:'Skip to content'}).waitFor({state:'attached'})
for(const scheme of schemes) for(const w of widths){ await page.emulateMedia({colorScheme:scheme}); await page.setViewportSize({width:w,height:900})
 for(const p of paths){ await page.goto(base+p); await page.getByRole('heading',{level:1}).waitFor(); await page.waitForLoadState('networkidle').catch(()=>{}); await page.getByText(/^Loading/).first().waitFor({state:'detached',timeout:20000}).catch(()=>{}); await page.waitForTimeout(300)
 const over=await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(over>0)console.log('OVERFLOW',p,w,over)
 const name=p.replace(/^\/admin\/?/,'').replace(/[^a-z]+/gi,'_').slice(0,24)||'desk'
 await page.screenshot({path:`${out}/${name}-${w}-${scheme}.png`,fullPage:true}) } }
await browser.close()
