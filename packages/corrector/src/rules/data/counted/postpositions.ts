// Written by `npm run -s train -- rule-frames`; see README.md. Postposition, side, case, cases that are hardly ever there, and behind ? and ~ those that are.

export const POSTPOSITION_TABLE = `
  abil post g n,p; aegu post g - ?n,p; ajal post g n,p; ajel post g - ?n,p; algul post g n,p; all post g p ?n;
  alla post g - ?n,p; alt post g n ?p; arvel post g - ?n,p; arvele post g - ?n,p; arvelt post g n,p; asemel post
  g n,p; asemele post g - ?n,p; eel post g n,p; ees post g - ?n,p; eest post g n,p; ette post g - ~n,p; haaval
  post g - ?n,p; hakul post g - ?n,p; heaks post g - ~n,p; hoolimata post el p ~n; hulgas post g n,p; hulgast
  post g n,p; hulka post g n,p; jaoks post g n,p; jooksul post g n,p; juurde post g n ?p; juures post g n,p;
  juurest post g n,p; järel post g n ?p; järele post g p ?n; järgi post g n,p; kallal post g p ?n; kallale post
  g - ?n,p; kaugusel post g n,p; kaupa post g n,p; keskel post g n,p; keskele post g - ?n,p; keskelt post g -
  ?n,p; kestel post g - ?n,p; kiuste post g - ?n,p; kohal post g p ?n; kohale post g - ?n,p; kohalt post g -
  ?n,p; kohta post g n,p; kombel post g - ?n,p; korral post g n,p; kõrval post g n,p; kõrvale post g - ?n,p;
  kõrvalt post g - ?n,p; kujul post g - ?n,p; kulul post g - ?n,p; käes post g - ?p ~n; käest post g n ?p;
  käigus post g n,p; kätte post g - ?p ~n; külge post g - ?n,p; küljes post g - ?p ~n; küljest post g - ?n ~p;
  küüsi post g - ?n ~p; lähedal post g n,p; lähedale post g - ?n,p; lähistel post g n,p; meelest post g - ?n,p;
  moodi post g - ?n,p; mõjul post g n,p; najal post g - ?n,p; nimel post g n,p; näol post g p ?n; osas post g
  n,p; otsas post g p ~n; otsast post g - ?n,p; paiku post g n,p; peal post g p ?n; pealt post g n ?p; pihta
  post g - ?n,p; piires post g n,p; pool post g - ?n,p; poole post g n,p; poolest post g n,p; poolt post g n,p;
  põhjal post g n,p; puhul post g n,p; pärast post g - ?n,p; raames post g n,p; ringis post g - ?n,p; saadik
  post el n,p; saatel post g - ?n,p; saati post el - ?n,p; seas post g n,p; seast post g n,p; sekka post g n,p;
  sees post g p ?n; seest post g - ?n,p; seltsi post g - ?p ~n; seltsis post g - ?n,p; sisse post g - ?n,p;
  suhtes post g n,p; suunas post g n,p; taga post g n ?p; tagant post g p ?n; taha post g n,p; tarvis post g n
  ?p; teel post g n,p; toel post g - ?n,p; tõttu post g n,p; vaatamata post all p ?n; vahel post g n,p; vahele
  post g p ?n; vahelt post g n,p; varal post g - ?n,p; varjus post g - ?n,p; vastast post g - ?n ~p; vastu post
  g - ?n,p; viisi post g - ?n,p; võidu post g - ?n ~p; võrra post g n,p; väel post g - ?n,p; vältel post g n,p;
  äärde post g n,p; ääres post g n,p; äärest post g - ?n ~p; üle post g - ?p ~n; ümber post g - ?p ~n
`;
