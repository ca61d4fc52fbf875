// The essays of Omar Haddad: thoughtful and unhurried; a believer who does not duck the hard cases.

export const omarHaddad = {
  why03: `I'd say no, he shouldn't take it. When someone offers you your life in return for not doing what you think you're here to do, you have to ask what you'd be keeping.

I think the best reason is about truthfulness. Socrates believed he'd been sent. I come from a religious family so that doesn't sound crazy to me. If you're sure that God gave you something to do and a court tells you not to do it, you don't get to weigh it up. You can only decide whether you meant it.

The reply I'd expect is that people who're that sure are dangerous. I've got some sympathy with that one. Plenty of people have believed they were sent, and most of them you wouldn't want loose. What I'd say is you've got to look at what he was sent to do. He went around asking people what they meant. He didn't tell anybody what to think, he never hurt anyone, and when they sentenced him he went. If everybody who thought they were sent acted like that we'd be okay.`,
  eut02: `This is the hard one, and I'd rather take it straight than wriggle. I said what's right is right because God commands it. So if He'd commanded cruelty for its own sake, then yes. It would've been right.

I know how that sounds. The way most people get out of it is to say that He never would, because He's good. I believe He never would. But it doesn't answer the question, which is about what would follow if. And if I say "He couldn't, since cruelty's wrong," then I've got a standard that He has to meet, and I've switched to the other answer without admitting it. In the tradition I was raised in people argued about exactly this a thousand years ago, and it's comforting that they didn't finish either.

So can I live with it? I think so, and here's how. When I imagine that world, where He commands it and it's right, I'm imagining with the heart I have, which was made in this one. Of course it recoils. He gave me a heart that recoils from cruelty, and that isn't an accident, it's part of the same command. In the other world I'd have a different heart. It's a bit like asking if I'd still love my brother if I'd never met him. The answer's no and it's no threat to my brother.

What I can't do is use my horror as evidence against the view. And I'll admit that sometimes, on the news, someone says that God told him to, and my horror is the only evidence I've got that He didn't.`,
  kno03: `Rosa's right, but she doesn't know. If the clock had stopped at any other time then she'd believe that with exactly the same confidence. So it isn't the time that's making her believe what she does.

I'd say the thing that's missing is a guarantee. I don't mean she needs to be certain. I mean that whatever she's relying on has to be good for what she's relying on it for. A stopped clock isn't.

My example's about a phone number. I was sure I knew my cousin's number by heart. I did have it right. But it turned out I'd memorized it from an old list where it was misprinted, and my cousin had moved and been given, by pure chance, that very number. (This really happened, off by one digit, but let's say it was exact.) I could've called her and she'd have picked up. And still I think that I didn't know her number. I knew a number, and it had become hers.`,
  sce02: `I said you need certainty for knowledge, and I said that I can't rule out a dream. Put those together and you get the skeptic. I don't love it but I'm not going to pretend that I didn't say it.

So I accept the conclusion. Strictly speaking I don't know I've got hands. How do I live with that? Pretty much how I live with other things that I don't strictly know, which is by trust. I pray five times a day to someone I can't prove. I got used to the idea pretty young that the most important things aren't the ones that you can be certain of. Somebody who thinks he can only lean on what he's certain of is going to fall over a lot.

I guess an objection would be that I'm mixing two things up. Faith's about God, and hands are right here. But that's the skeptic's whole point, isn't it? They only seem to be right here.`,
  ind02: `Hume's claim is that reasoning from the past to the future has nothing under it. If you ask why I expect the sun, I'll say it's always come up. If you ask why that matters, I'll say because things tend to go on as they did. And if you ask how I know that, I've got nothing to say but "they always have," so I'm back where I began.

I said that he's right and we do it from habit. I don't find this scary. In what I was taught, the sun doesn't rise because of some necessity in the sun. It rises because God keeps making it rise, and He could stop, and that He doesn't is a kindness and not a law. So I never thought that I was owed a reason.

To defend it, think about how you learned to walk down stairs. No one ever gave you an argument that the next step would be there. Your foot just goes. Once in the dark I thought there was one more step than there was, and my whole body found out that it'd been predicting something.

It's the same with food. You eat what you ate before and you don't get sick, and you never once reasoned about it. So that's how I'd defend my answer, most of what we do is like the stairs.`,
  min02: `Your Highness,

I said that my mind isn't physical, so I owe you an answer. Here's the best I've got.

I fast one month a year, so I've had practice at noticing when the body isn't asking my opinion. By four in the afternoon, it wants water in a way that has nothing to do with what I think. And I don't drink. Every year I get a month of evidence that there's something in me that isn't the thirst and can say no to it.

You'd ask how it says no. It can't grab the hand. I'd answer that it doesn't have to grab anything. The hand isn't going anywhere until I let it. I think of the soul's action less as pushing and more as permission. Something that gives or doesn't give permission needn't be made of the same stuff as what it's permitting, the way a law isn't made of the same stuff as a car.

I can see a problem, which is that laws only stop cars because there are drivers who've read them. So I'd need a driver who reads the permission, and he'd have to be in the body, and then you'd ask about him. I don't know how to stop that. What I'm sure of is just the month.

Respectfully,
Omar`,
  mar02: `I think Mary learns something, and that what she learns is what red is like.

Everybody's favorite objection seems to be that she only gets a new ability. I don't think it's the strongest. I think the strongest would be this: who says that she'd be surprised at all? We've never met someone who knows everything physical about color. We're guessing about what it would be like to be a person nobody's ever been.

I take that seriously because I'd say the same thing to somebody who told me what God would or wouldn't do. But I think here we can do a bit better than guessing. We know what sort of thing's written in the books. It's all about what causes what: this light, that nerve, this word coming out of the mouth. And however long you make the list it's more of the same sort. What the red's like isn't a cause of something or an effect of something, it's how it looks. You don't need to have read the whole encyclopedia of music theory to be sure there's no recipe for lentils in it.

So I'd say that the story does show that not everything's physical, or at least it's a good reminder if you already thought so.`,
  per03: `The oldest picture of me is from my naming, seven days old, being held by someone whose face is cut off. I'm the same person as that baby because I've the same soul. It isn't the memories. I've none from then and not that many from last year.

So when I said I'd die in the machine, this was why. If you take my body apart, it isn't up to an engineer where I go next. They can put together somebody who talks like me, and I'd want them to be nice to him, but he wouldn't be able to answer for what I did, and he couldn't collect what I'm owed.

That's really what I think sameness is about: who answers for what. For someone with no memory left, it means that they're still the one who did what they did. My grandfather doesn't remember fighting with his brother. He's still the one who fought with him, and it was still him who was forgiven. If it weren't, then the forgiving went to nobody.

Someone would object that you can't hold a man responsible for what he can't remember. In court, maybe not. But I think that's about what's fair to do to him, and not about who he is.`,
  fre03: `Two years ago I was offered a job by a friend of my father's that started right after high school, good money, and I turned it down to go to college, which nobody in my family had done. My father didn't talk to me for a week and then he drove me here himself.

I said I could've done otherwise. I know that I could, because I actually did do otherwise first: I said yes to the job on a Tuesday and called back on Thursday. I don't see what clearer evidence there could be that both were possible.

The objection would be that Tuesday and Thursday weren't the same situation. Two days of thinking happened in between, so all I've shown is that different causes give different results. That's fair. But when I look at those two days I don't find a cause that did it. I find me, going back and forth. In my religion it's said that God knows what you'll choose. I don't think that His knowing on Monday what I'd say on Thursday is what made me say it, and I feel the same about the laws of nature.`,
} as const;
