/**
 * Words cut by hand after the rules of Eesti keele käsiraamat: `.` stands between syllables, `_` between the parts of a
 * compound (which are syllables as well).
 */
export const SYLLABIFIED_WORDS: readonly string[] = `
ma sa ta me nad kes mis see too on ei oh öö töö maa puu suu tee kuu jää
ka.la lu.ge.da va.na e.ma i.sa ku.ru ma.ja ko.du va.ra si.ga.la lu.mi sü.da öö.bik
ki.vi kä.si jõ.gi sõ.na rõõm hõ.be kõ.ne mõ.te vä.si.nud mä.gi õ.de ü.le ä.ra ö.ko
aas.ta koo.lis raa.mat saa.da nii.di kuu.las suu.re müü.ja töö.tu tüü.pi.li.ne möö.bel pöö.ras lõõ.suv hää.lik reeg.lid
lap.sed lin.nas met.sa kat.ki kan.nel kur.vad pan.gas kan.gas kõn.nib vih.ma leh.ma süs.te.me mus.ta ker.ge tar.kus jal.ga
kont.sert komp.lekt inst.ru.ment mõist.lik kunst.nik kurb.lik lask.sid paist.sid mak.sab tund.ma kind.lus port.ree
eks.per.ti ekst.ra ap.rill e.lekt.ri met.roo mat.rix tsit.ron sig.nal ad.res.si kvar.tal
lau.a hoi.ab lei.ab jõu.ab lai.as õu.es põu.a käi.a või.a nõi.a koi.a mai.a rai.us
luu.a sii.a müü.a süü.a juu.a luu.es jää.ad pii.a vii.ul kuu.es
pea seal teos hea koer laev kaer toa loa.ta aeg käed näod söed põed nõus õed häid töid päev laud köis
pea.tus seo.tud koe.ra lae.vad loo.mad kae.bus jao.tus mao.lis tao.li.si tõe.li.ne põe.tab käe.pi.de söe.kas nea.me
raa.di.o vi.de.o stuu.di.o akt.si.a bi.o.loo.gi.a te.oo.ri.a i.de.aal i.dee re.aal.ne re.a.list te.a.ter
muu.se.um lin.no.le.um raa.di.um kri.tee.ri.um staa.di.um al.bu.mid na.iiv.ne ki.osk pi.o.neer vi.o.la
du.ell me.nu.ett du.o po.eem po.eet o.aas ko.a.la ko.e.fit.si.ent kli.ent di.eet hü.gi.een pat.si.ent
di.a.loog pi.a.nist di.a.man.ti hi.a.tus va.ri.ant ma.te.ri.aal ge.o.graa.fi.a ne.oon le.o.pard
neut.raal.ne Eu.roo.pa te.ra.peut ast.ro.naut res.tau.ran di.no.sau.rus faa.rao ka.kao as.te.roid kol.loid
a.te.ism e.go.ist he.ro.ism ju.da.ism se.anss kre.a.tiiv.ne re.a.gee.rib te.o.loog te.o.ree.ti.li.ne
raa.ma.tuid pu.na.seid va.ne.maid aas.taid õ.pi.la.si i.ni.me.si o.man.dus.te.ga suu.re.mais ü.li.koo.le va.ba.dus.test
hak.ka.sid kir.ju.ta.me ra.vi.mi.te.le rää.ki.mi.ne ar.mas.ta.ma.tult tut.vus.ta.ja.te.ga ko.gu.mi.kes jook.se.vad
maa_ilm va.na_e.ma va.na_linn õu.na_aed kau.a_oo.da.tud i.se_ä.ra.lik töö_aeg mäe_ots lap.se_põlv e.la.mis_lu.ba
pea_ae.gu raud_tee ron.gi_jaam vee_au.tod kir.ja_os.ka.ja päe.va_raa.mat rah.va_luu.le ees_ots uus_aas.ta ris.ti_i.sa
kuld_sõr.mus alg_kool puit_uks lind_laps sea.dus_and.lus kuus_küm.mend and.me_baas lää.ne_ran.nik
e-.post Va.na-.Jü.ri Mai-.Liis Ees.ti-.Lä.ti u-.ku.ju.li.ne TV-s ca.fé
Tal.linn PÄR.NU Tar.tu.ga NA.TO Was.hing.ton Yor.ki Chi.ca.go Chris.ti.an Qui.to Mar.ga.ret Pa.ri.si
2-aas.ta.ne km nr
hom.mik õh.tu.ti nä.dal kol.ma_päe.vi.ti jaa.nu.ar veeb.ru.ar sep.tem.ber ok.too.ber ü.hek.sa kaks.teist
tä.na.val kaup.lus süü.dis.tus kül.lalt es.ma_kord.ne nüüd.se tõ.si sä.ra_silm.ne šo.ko.laad ži.let.te fi.guur prog.ram.mi paa.ri_küm.ne
`
  .trim()
  .split(/\s+/u);
