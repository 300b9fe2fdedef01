import { createHash } from 'node:crypto';

export const PAGE_STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:#fff9f0;color:#221a14;
font:17px/1.5 Andika,system-ui,sans-serif}
main{width:100%;max-width:420px;background:#fff;border:1px solid #eadfce;border-radius:16px;overflow:hidden;
box-shadow:0 8px 30px rgb(34 26 20/8%)}
.band{height:10px;background:repeating-linear-gradient(90deg,#0b6b4f 0 24px,#f2b233 24px 36px,#b9432a 36px 48px,#221a14 48px 54px)}
.inside{padding:24px}
h1{margin:0;font-size:1.05rem;font-weight:600}
.sum{margin:4px 0 20px;font-size:2.2rem;font-weight:700;font-variant-numeric:tabular-nums}
.note{margin:0 0 20px;padding:10px 12px;border-radius:10px;background:#fdf0d3}
.refused{background:#fbe4de}
fieldset{margin:0 0 20px;padding:0;border:0}
legend{margin-bottom:8px;padding:0;font-weight:600}
label{display:flex;align-items:center;gap:12px;min-height:52px;padding:0 14px;margin-bottom:8px;border:1px solid #d9cbb6;
border-radius:12px;cursor:pointer}
label:has(:checked){border-color:#0b6b4f;box-shadow:inset 0 0 0 1px #0b6b4f}
input{width:20px;height:20px;accent-color:#0b6b4f}
button,.back{display:block;width:100%;min-height:48px;margin-top:10px;padding:10px 16px;border:1px solid transparent;
border-radius:12px;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.approve,.back{background:#0b6b4f;color:#fff}
.decline{background:#fff;border-color:#b9432a;color:#b9432a}
.abandon{background:none;color:#6a5d52;text-decoration:underline}
:focus-visible{outline:3px solid #f2b233;outline-offset:2px}
small{display:block;margin-top:20px;color:#6a5d52}
`;

/** How a content security policy names the page's own style. */
export const PAGE_STYLE_SOURCE = `'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`;
